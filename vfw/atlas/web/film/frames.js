// A film unpacked: frames, and what each state shows in each of them. `frames.py` packs it.

const MARKED = { yes: ["check", ""], no: ["cross", ""] };

class Film {
  constructor(scene) {
    Object.assign(this, scene);
    this.states = Object.keys(scene.runs);
    this.length = scene.frames.length;
    this.indexes = new Map(scene.frames.map(({ key }, index) => [key, index]));
  }

  aspect(state, index) {
    const [, number] = this.runs[state].findLast(([from]) => from <= index);
    return { notes: [], ...this.aspects[number] };
  }

  /** What happened to a state within the time of a frame. */
  eventsOf(state, index) {
    return (this.frames[index].events ?? []).filter(({ states }) => states?.includes(state));
  }

  /** The state as the dressing of a map draws it. */
  face(state, index) {
    const [{ fill, mark, says, notes }, events] = [this.aspect(state, index), this.eventsOf(state, index)];
    return {
      fill,
      says,
      star: false,
      changed: events.length > 0,
      marks: [mark, ...events.map(({ kind }) => MARKED[kind])].filter(Boolean),
      notes: [...events.map(({ text }) => (/[.!?]$/.test(text) ? text : `${text}.`)), ...notes],
    };
  }

  /** The next frame in this direction where something happens; the last one if there is none. */
  nextEventful(from, step) {
    let index = from + step;
    while (index > 0 && index < this.length - 1 && !this.frames[index].isEventful) index += step;
    return clamp(index, 0, this.length - 1);
  }

  /** The frame, or the last one before it, of which there is a story. */
  lastTold(index) {
    while (index > 0 && !this.frames[index].story) index -= 1;
    return this.frames[index];
  }
}
