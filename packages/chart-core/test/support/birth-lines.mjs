const PLACES = [
  { lat: 52.37, lng: 4.89 },
  { lat: 40.71, lng: -74.01 },
  { lat: -33.87, lng: 151.21 },
  { lat: 27.72, lng: 85.32 },
];

/**
 * Returns the birth moments of 400 local times spread over 1800 to 2199 and four places, one JSON text per line.
 *
 * @param {(birth: { date: string, time: string, coords: { lat: number, lng: number } }) => unknown} resolveBirthMoment
 */
export function birthLines(resolveBirthMoment) {
  const lines = [];
  for (let index = 0; index < 400; index++) {
    const date = `${1800 + index}-0${1 + (index % 9)}-${10 + (index % 19)}`;
    const birth = { date, time: `0${index % 10}:3${index % 7}`, coords: PLACES[index % PLACES.length] };
    lines.push(JSON.stringify(resolveBirthMoment(birth)));
  }
  return `${lines.join("\n")}\n`;
}
