import { GIANT_MASSES, INNER_MASS_SUN } from "../../src/series/barycentre.js";
import { add, norm, scale, subtract, type Vector } from "../../src/series/vector.js";
import { heliocentricPosition } from "../../src/series/vsop87.js";

/** A body about the barycentre of the Sun and the inner planets: au and au/day, ecliptic J2000. */
export interface OrbitState {
  readonly ttDays: number;
  readonly position: Vector;
  readonly velocity: Vector;
}

/** A span of an orbit, in days of TT since J2000.0. */
export interface OrbitSpan {
  readonly fromTtDays: number;
  readonly toTtDays: number;
  /** Days between two of the states that are kept. */
  readonly strideDays: number;
  /** Days of a step of the integration, a whole part of the stride. */
  readonly stepDays: number;
}

/** The Gaussian gravitational constant squared: au^3 / (solar mass day^2). */
const GM_SUN = 0.01720209895 * 0.01720209895;

/**
 * Integrates an orbit under the Sun, the inner planets' mass and the corrected VSOP87B giants.
 *
 * @param start A state within the span, from which the orbit is followed both ways.
 * @param massSun The body's own mass, in solar masses.
 * @returns The states of the whole span (at least), in order of time.
 */
export function integrateOrbit(start: OrbitState, massSun: number, span: OrbitSpan): OrbitState[] {
  const { fromTtDays, toTtDays, strideDays, stepDays } = span;
  if (strideDays % stepDays !== 0) throw new Error(`the stride is a multiple of ${stepDays} days`);
  const gmCentre = GM_SUN * (1 + INNER_MASS_SUN + massSun);
  const march = (signedStepDays: number, untilTtDays: number): OrbitState[] => {
    const states: OrbitState[] = [];
    let state = start;
    while ((state.ttDays - untilTtDays) * signedStepDays < 0) {
      for (let walked = 0; walked < strideDays; walked += stepDays)
        state = nystromStep(state, signedStepDays, gmCentre);
      states.push(state);
    }
    return states;
  };
  return [...march(-stepDays, fromTtDays).reverse(), start, ...march(stepDays, toTtDays)];
}

/** One step of Nystrom's fourth-order method for x'' = f(x, t) (Hairer, Norsett & Wanner, II.14). */
function nystromStep({ ttDays, position, velocity }: OrbitState, h: number, gmCentre: number): OrbitState {
  const middle = giantsAt(ttDays + h / 2);
  const k1 = acceleration(position, giantsAt(ttDays), gmCentre);
  const drift = add(position, scale(velocity, h / 2));
  const k2 = acceleration(add(drift, scale(k1, (h * h) / 8)), middle, gmCentre);
  const k3 = acceleration(
    add(add(position, scale(velocity, h)), scale(k2, (h * h) / 2)),
    giantsAt(ttDays + h),
    gmCentre,
  );
  return {
    ttDays: ttDays + h,
    position: add(add(position, scale(velocity, h)), scale(add(k1, scale(k2, 2)), (h * h) / 6)),
    velocity: add(velocity, scale(add(add(k1, scale(k2, 4)), k3), h / 6)),
  };
}

type Giants = readonly (readonly [gm: number, position: Vector])[];

/** Neighbouring steps ask for the same moment twice. */
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

function acceleration(position: Vector, giants: Giants, gmCentre: number): Vector {
  let sum = attraction(position, -gmCentre);
  for (const [gm, giant] of giants) {
    sum = add(sum, attraction(subtract(giant, position), gm));
    sum = subtract(sum, attraction(giant, gm));
  }
  return sum;
}

/** Towards a mass at the end of a vector. */
function attraction(vector: Vector, gm: number): Vector {
  const distance = norm(vector);
  return scale(vector, gm / (distance * distance * distance));
}
