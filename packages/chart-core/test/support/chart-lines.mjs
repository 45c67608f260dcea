/**
 * Returns the charts of 120 moments spread over 1800 to 2199, one JSON text per line.
 *
 * @param {(utcMoment: Date, coords: { lat: number, lng: number }) => unknown} computeChart
 */
export function chartLines(computeChart) {
  const lines = [];
  for (let index = 0; index < 120; index++) {
    const moment = new Date(Date.UTC(1800, 0, 1) + index * 105_170_123_457);
    lines.push(JSON.stringify(computeChart(moment, { lat: 52.37, lng: 4.89 })));
  }
  return `${lines.join("\n")}\n`;
}
