// What is asked, and how a visitor answers it. The map and the table of states each hold one of these.

const NOTHING_YET = { states: [], regions: [], campaigners: {} };

class Asking {
  /** `tell(text)` is heard by those who listen to the page; where nothing is asked there is no `post`. */
  constructor(model, post, tell, signal) {
    Object.assign(this, { model, post, tell, scene: NOTHING_YET, isLateHalf: watchDoubleClicks(signal) });
  }

  /** Take in what is asked now. Whether it is another question than before. */
  hear() {
    const scene = this.model.get("scene");
    if (scene.showing !== this.scene.showing) this.isAnswered = false;
    const isNew = scene.question !== this.scene.question;
    if (isNew) this.askedAt = performance.now();
    this.scene = scene;
    return isNew;
  }

  isLegal(place) {
    return (place.sign ? this.scene.regions : this.scene.states).includes(place.key);
  }

  /** What a pick of the place means: itself, its region, or nothing. */
  replyFor(place) {
    if (this.isLegal(place)) return place.key;
    return this.scene.regions.includes(place.region) ? place.region : null;
  }

  /** A click that was meant for the last question. */
  isTooSoon(click) {
    return this.isLateHalf(click, this.askedAt);
  }

  /** Answer with the place, or say that it is no answer. Whether it is one. */
  choose(place) {
    const reply = this.replyFor(place);
    if (!reply) {
      const isOpen = this.scene.states.length + this.scene.regions.length > 0;
      this.tell(isOpen ? `${place.name} cannot be chosen now.` : "The map has no question now.");
    } else if (!this.isAnswered) {
      this.isAnswered = true;
      this.post.send({ pick: reply, question: this.scene.question });
    }
    return Boolean(reply);
  }
}
