// The text typed for a question, as the browser keeps it: the question in one line, and in the next the text.

export class Typed {
  /** @param {string} text */
  constructor(text) {
    this.text = text;
  }

  /**
   * @param {string} asked
   * @param {string} words
   */
  note(asked, words) {
    this.text = `${asked}\n${words}`;
  }

  /**
   * The text typed for this question.
   * @param {string} asked
   */
  for(asked) {
    const [question, words = ""] = this.text.split("\n");
    return question === asked ? words : "";
  }
}
