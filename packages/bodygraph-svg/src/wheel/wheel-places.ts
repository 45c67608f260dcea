import { BODIES, type Body, type Chart, type Side } from "../chart-core.js";

/** The two sides of a chart, in the order in which they are drawn. */
export const SIDES = ["personality", "design"] as const;

/** A body of the wheel: where it is, and where its glyph stands. */
export interface WheelPlace {
  readonly side: Side;
  readonly body: Body;
  readonly deg: number;
  /** Longitude of the glyph: `deg`, or beside it. May lie outside of 0 to 360. */
  readonly shownDeg: number;
}

/**
 * Places the glyphs of both sides in one ring, at least `gapDeg` apart and in the order of their longitudes, so that no
 * line from the ring to a glyph crosses another. Of all such placements it is the one with the least sum of squared
 * displacements: crowded bodies form clusters, and each cluster stands about the mean of its longitudes.
 */
export function placesOf(chart: Pick<Chart, Side>, gapDeg: number): WheelPlace[] {
  const places: { side: Side; body: Body; deg: number; shownDeg: number }[] = [];
  for (const side of SIDES)
    for (const body of BODIES) {
      const deg = chart[side][body].longitudeDeg;
      places.push({ side, body, deg, shownDeg: deg });
    }
  places.sort((a, b) => a.deg - b.deg);
  const { length } = places;
  // Clusters of glyphs side by side: their number, and the longitude of the first. The circle is laid out three times in
  // a row, so that each body of the middle copy has all its neighbors.
  const counts: number[] = [];
  const firstDegs: number[] = [];
  let last = -1;
  for (let turnDeg = 0; turnDeg < 1080; turnDeg += 360)
    for (const { deg } of places) {
      let count = 1;
      let firstDeg = deg + turnDeg;
      // A cluster that would reach into the one before it is joined to it, about the mean of all its longitudes.
      for (; last >= 0 && firstDegs[last]! + counts[last]! * gapDeg > firstDeg; last--) {
        const before = counts[last]!;
        const sum = firstDegs[last]! * before + (firstDeg - before * gapDeg) * count;
        count += before;
        firstDeg = sum / count;
      }
      last += 1;
      counts[last] = count;
      firstDegs[last] = firstDeg;
    }
  let index = -length;
  for (let cluster = 0; cluster <= last; cluster++)
    for (let member = 0; member < counts[cluster]!; member++, index++)
      if (index >= 0 && index < length) places[index]!.shownDeg = firstDegs[cluster]! + member * gapDeg - 360;
  return places;
}
