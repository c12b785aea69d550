// The computer's moves go on by themselves, as fast as the visitor likes, and stop where the visitor says so.

const SLOWER = { slow: 2.2, usual: 1, fast: 0.35 }; // how many times the usual time a step is looked at

function pacemaker(root, next, signal) {
  let [pace, isPaused, timer, question] = ["usual", false, 0, null];
  const wait = () => {
    clearTimeout(timer);
    const time = Number(root.querySelector(".vfw-prompt")?.dataset.pace ?? 0);
    if (time && SLOWER[pace] && !isPaused) timer = setTimeout(next, time * SLOWER[pace]);
  };
  signal.addEventListener("abort", () => clearTimeout(timer));
  const state = {
    /** A question is painted; the same one may be painted again. */
    beat(asked) {
      if (asked === question) return;
      question = asked;
      wait();
    },
    set(name) {
      pace = name;
      root.classList.toggle("vfw-unpaced", !SLOWER[pace]);
      wait();
    },
    pause(isOn) {
      isPaused = isOn;
      root.classList.toggle("vfw-paused", isOn);
      wait();
    },
  };
  return state;
}
