// Ways from place to place: by arrow, by letter, and to what lies nearest.

const WAYS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Which of the places lies best in the direction of this arrow; `narrowest` is the cosine of the widest angle. */
function lyingBest(here, arrow, places, narrowest) {
  const [dx, dy] = WAYS[arrow];
  const rated = places.map((place) => {
    const [x, y] = [place.centre.x - here.centre.x, place.centre.y - here.centre.y];
    const distance = Math.hypot(x, y);
    const straight = (x * dx + y * dy) / distance;
    return { place, straight, cost: distance / straight ** 2 };
  });
  return rated.filter(({ straight }) => straight > narrowest).sort((a, b) => a.cost - b.cost)[0]?.place;
}

function nearest(here, places) {
  const distance = ({ centre }) => Math.hypot(centre.x - here.centre.x, centre.y - here.centre.y);
  return places.sort((a, b) => distance(a) - distance(b))[0];
}

function nextNamed(letter, here, places) {
  const from = places.indexOf(here) + 1;
  const round = [...places.slice(from), ...places.slice(0, from)];
  return round.find((place) => place.name.toLowerCase().startsWith(letter.toLowerCase()));
}
