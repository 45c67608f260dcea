import { BODIES, type Body, type Chart, type Side } from "../chart-core.js";
import { BODY_GLYPHS } from "../shapes/glyphs.generated.js";
import { flat } from "../text/flat.js";
import { fixed } from "../text/numbers.js";
import { parseStrokes, strokesAt } from "../text/strokes.js";
import { layOut, TEXT_ATTRIBUTES } from "../text/text.js";
import type { Palette } from "../theme/theme.js";
import { GATES_END, turned, uprightAt } from "./wheel-ring.js";

/** Radius of the glyphs of each side: those of the personality stand further outside. */
const RADII: Readonly<Record<Side, number>> = { personality: 347, design: 300 };

/** Least distances in degrees of the wheel: between bodies of a side, and between those of different sides. */
const GAP_DEG = 5;
const GAP_TO_OTHER_SIDE_DEG = 3.3;

/** Path data of the bodies about their middle. */
const GLYPHS = Object.fromEntries(
  BODIES.map((body) => [body, flat(strokesAt(parseStrokes(BODY_GLYPHS[body]!), -72, -72))]),
);

/** Path data of 0 to 29 degrees about their middle. */
const DEGREES = Array.from({ length: 30 }, (_, degree) => {
  const { width } = layOut(`${degree}°`);
  return flat(layOut(`${degree}°`, Math.round(-width / 2), -50).d ?? "");
});

const GLYPH_UNIT = 0.16;
const DEGREE_UNIT = 0.105;

/** Distance of the degrees from the glyphs. */
const DEGREES_INSIDE = 23.5;

/** Radius at which all lines reach the angle of their glyph, and distance of their ends from the glyphs. */
const BEND_RADIUS = RADII.personality + 14;
const LINE_END = 14;

/** Rounds in which bodies that are too close push each other apart; 26 bodies need far fewer. */
const ROUNDS = 100;

const RADIANS_PER_DEGREE = 0.017453292519943295;

/**
 * Draws the 26 activations: a line from the exact longitude, the glyph, and the whole degrees within the sign. Both sides
 * are spread together, so that the lines of the inner bodies pass between the outer ones.
 */
export function drawBodies(chart: Pick<Chart, Side>, palette: Palette): string {
  const places = spread(
    (["personality", "design"] as const).flatMap((side) =>
      BODIES.map((body) => ({ side, body, deg: chart[side][body].longitudeDeg })),
    ),
  );
  const circles = (["personality", "design"] as const).map((side) => {
    const drawn = places.filter((place) => place.side === side).map(drawBody);
    return `<g stroke="${palette[side]}">${drawn.join("")}</g>`;
  });
  return `<g ${TEXT_ATTRIBUTES} stroke-width="12">${circles.join("")}</g>`;
}

function drawBody({ side, body, deg, shownDeg }: Place): string {
  const radius = RADII[side];
  const angle = (shownDeg - deg) * RADIANS_PER_DEGREE;
  // Lines of inner bodies run straight inwards beside the outer glyphs.
  const inwards = side === "design" ? `L${pointAt(radius + LINE_END, angle)}` : "";
  const leader = `<path transform="${turned(deg)}" d="M${3 - GATES_END} 0h9L${pointAt(BEND_RADIUS, angle)}${inwards}" stroke-width="1.2"/>`;
  const glyph = `<path transform="${uprightAt(shownDeg, radius)}scale(${GLYPH_UNIT})" d="${GLYPHS[body]}"/>`;
  const label = `<path transform="${uprightAt(shownDeg, radius - DEGREES_INSIDE)}scale(${DEGREE_UNIT})" d="${DEGREES[Math.floor(deg % 30)]}" stroke-width="13"/>`;
  return `<g data-body="${body}" data-side="${side}" data-longitude="${fixed(deg)}">${leader}${glyph}${label}</g>`;
}

/**
 * Returns the point at a radius and an angle from the left, up to about 20 degrees. The series are as exact as the two
 * decimals that are written, and the same in all engines, unlike sine and cosine.
 */
function pointAt(radius: number, angle: number): string {
  const square = angle * angle;
  const cosine = 1 - (square / 2) * (1 - (square / 12) * (1 - square / 30));
  const sine = angle * (1 - (square / 6) * (1 - (square / 20) * (1 - square / 42)));
  return `${fixed(-radius * cosine)} ${fixed(radius * sine)}`;
}

interface Place {
  readonly side: Side;
  readonly body: Body;
  readonly deg: number;
  /** Longitude of the glyph: `deg`, or beside it. */
  shownDeg: number;
}

/** Moves bodies apart that are too close, each of a pair by the same amount. */
function spread(exact: readonly Omit<Place, "shownDeg">[]): Place[] {
  const places = exact.map((place) => ({ ...place, shownDeg: place.deg })).sort((a, b) => a.deg - b.deg);
  for (let round = 0; round < ROUNDS; round++) {
    let isSettled = true;
    for (let index = 0; index < places.length; index++) {
      const place = places[index]!;
      const next = places[(index + 1) % places.length]!;
      const turnDeg = index === places.length - 1 ? 360 : 0;
      const gapDeg = place.side === next.side ? GAP_DEG : GAP_TO_OTHER_SIDE_DEG;
      const missingDeg = gapDeg - (next.shownDeg + turnDeg - place.shownDeg);
      if (missingDeg <= 0.01) continue;
      place.shownDeg -= missingDeg / 2;
      next.shownDeg += missingDeg / 2;
      isSettled = false;
    }
    if (isSettled) break;
  }
  return places;
}
