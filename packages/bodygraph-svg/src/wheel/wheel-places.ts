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

/** Bodies whose glyphs stand side by side: their number, and the longitude of the first before it is moved. */
interface Cluster {
  count: number;
  firstDeg: number;
}

/**
 * Places the glyphs of both sides in one ring, at least `gapDeg` apart and in the order of their longitudes, so that no
 * line from the ring to a glyph crosses another. Of all such placements it is the one with the least sum of squared
 * displacements: crowded bodies form clusters, and each cluster stands about the mean of its longitudes.
 */
export function placesOf(chart: Pick<Chart, Side>, gapDeg: number): WheelPlace[] {
  const bodies = SIDES.flatMap((side) =>
    BODIES.map((body) => ({ side, body, deg: chart[side][body].longitudeDeg })),
  ).sort((a, b) => a.deg - b.deg);
  const { length } = bodies;
  // The circle is laid out three times in a row: in the middle copy each body has all its neighbors.
  const clusters: Cluster[] = [];
  for (let index = 0; index < 3 * length; index++) {
    let added: Cluster = { count: 1, firstDeg: bodies[index % length]!.deg + 360 * Math.floor(index / length) };
    for (let last = clusters.at(-1); last !== undefined; last = clusters.at(-1)) {
      if (last.firstDeg + last.count * gapDeg <= added.firstDeg) break;
      clusters.pop();
      added = joined(last, added, gapDeg);
    }
    clusters.push(added);
  }
  const shown = clusters.flatMap(({ count, firstDeg }) =>
    Array.from({ length: count }, (_, index) => firstDeg + index * gapDeg),
  );
  return bodies.map((body, index) => ({ ...body, shownDeg: shown[length + index]! - 360 }));
}

/** Joins two clusters into one about the mean of the longitudes of all its bodies. */
function joined(first: Cluster, second: Cluster, gapDeg: number): Cluster {
  const count = first.count + second.count;
  const secondDeg = second.firstDeg - first.count * gapDeg;
  return { count, firstDeg: (first.firstDeg * first.count + secondDeg * second.count) / count };
}
