import { GIANT_MASSES, INNER_MASS_SUN } from "../../src/series/barycentre.js";
import { add, norm, scale, subtract, type Vector } from "../../src/series/vector.js";
import { heliocentricPosition } from "../../src/series/vsop87.js";
import { readCorrections } from "./corrections.js";

/** Pluto about the barycentre of the Sun and the inner planets: au and au/day, ecliptic J2000. */
export interface PlutoState {
  readonly ttDays: number;
  readonly position: Vector;
  readonly velocity: Vector;
}

/** The Gaussian gravitational constant squared: au^3 / (solar mass day^2). */
const GM_SUN = 0.01720209895 * 0.01720209895;
const PLUTO_MASS_SUN = 1 / 1.352e8;
const GM_CENTRE = GM_SUN * (1 + INNER_MASS_SUN + PLUTO_MASS_SUN);

const STEP_DAYS = 20;

/** The fitted state from which the orbit is integrated. */
const START: PlutoState = initialState();

function initialState(): PlutoState {
  const { jd, state } = readCorrections().pluto;
  const [x, y, z, vx, vy, vz] = state;
  return { ttDays: jd - 2451545, position: [x, y, z], velocity: [vx, vy, vz] };
}

/** Integrates the states from `fromTtDays` to `toTtDays` (at least), `strideDays` apart, in order of time. */
export function integratePluto(fromTtDays: number, toTtDays: number, strideDays: number): PlutoState[] {
  if (strideDays % STEP_DAYS !== 0) throw new Error(`the stride is a multiple of ${STEP_DAYS} days`);
  const backward = march(-STEP_DAYS, fromTtDays, strideDays);
  const forward = march(STEP_DAYS, toTtDays, strideDays);
  return [...backward.reverse(), START, ...forward];
}

function march(stepDays: number, untilTtDays: number, strideDays: number): PlutoState[] {
  const states: PlutoState[] = [];
  let state = START;
  while ((state.ttDays - untilTtDays) * stepDays < 0) {
    for (let walked = 0; walked < strideDays; walked += STEP_DAYS) state = nystromStep(state, stepDays);
    states.push(state);
  }
  return states;
}

/** Takes one step of Nystrom's fourth-order method for x'' = f(x, t) (Hairer, Norsett & Wanner, II.14). */
function nystromStep({ ttDays, position, velocity }: PlutoState, h: number): PlutoState {
  const middle = giantsAt(ttDays + h / 2);
  const k1 = acceleration(position, giantsAt(ttDays));
  const drift = add(position, scale(velocity, h / 2));
  const k2 = acceleration(add(drift, scale(k1, (h * h) / 8)), middle);
  const k3 = acceleration(
    add(add(position, scale(velocity, h)), scale(k2, (h * h) / 2)),
    giantsAt(ttDays + h),
  );
  return {
    ttDays: ttDays + h,
    position: add(add(position, scale(velocity, h)), scale(add(k1, scale(k2, 2)), (h * h) / 6)),
    velocity: add(velocity, scale(add(add(k1, scale(k2, 4)), k3), h / 6)),
  };
}

type Giants = readonly (readonly [gm: number, position: Vector])[];

/** Positions of the giants by moment: neighbouring steps need the same moment twice. */
const remembered = new Map<number, Giants>();

function giantsAt(ttDays: number): Giants {
  const known = remembered.get(ttDays);
  if (known !== undefined) return known;
  const names = Object.keys(GIANT_MASSES) as (keyof typeof GIANT_MASSES)[];
  const giants = names.map(
    (name) => [GM_SUN * GIANT_MASSES[name], heliocentricPosition(name, ttDays)] as const,
  );
  remembered.set(ttDays, giants);
  return giants;
}

function acceleration(position: Vector, giants: Giants): Vector {
  let sum = attraction(position, -GM_CENTRE);
  for (const [gm, giant] of giants) {
    sum = add(sum, attraction(subtract(giant, position), gm));
    sum = subtract(sum, attraction(giant, gm));
  }
  return sum;
}

/** Returns the acceleration towards a mass at the end of a vector. */
function attraction(vector: Vector, gm: number): Vector {
  const distance = norm(vector);
  return scale(vector, gm / (distance * distance * distance));
}
