import type { ValueAndRate } from "./poisson-series.js";
import type { Vector } from "./vector.js";

/** A position and its velocity, in the same unit of length and per unit of the time argument's rate. */
export interface State {
  readonly position: Vector;
  readonly velocity: Vector;
}

/** Longitude, latitude (radians) and radius with their rates. */
export interface SphericalState {
  readonly longitude: ValueAndRate;
  readonly latitude: ValueAndRate;
  readonly radius: ValueAndRate;
}

/** Converts longitude, latitude (radians) and radius to rectangular coordinates. */
export function toRectangular(longitude: number, latitude: number, radius: number): Vector {
  const inPlane = radius * Math.cos(latitude);
  return [inPlane * Math.cos(longitude), inPlane * Math.sin(longitude), radius * Math.sin(latitude)];
}

/** Converts spherical coordinates with rates to a rectangular position and velocity. */
export function toRectangularState(
  longitude: ValueAndRate,
  latitude: ValueAndRate,
  radius: ValueAndRate,
): State {
  const [sinL, cosL] = [Math.sin(longitude.value), Math.cos(longitude.value)];
  const [sinB, cosB] = [Math.sin(latitude.value), Math.cos(latitude.value)];
  const inPlane = radius.value * cosB;
  const inPlaneRate = radius.rate * cosB - radius.value * sinB * latitude.rate;
  return {
    position: [inPlane * cosL, inPlane * sinL, radius.value * sinB],
    velocity: [
      inPlaneRate * cosL - inPlane * sinL * longitude.rate,
      inPlaneRate * sinL + inPlane * cosL * longitude.rate,
      radius.rate * sinB + radius.value * cosB * latitude.rate,
    ],
  };
}

/** Converts a state to longitude, latitude and radius with rates: the inverse of {@link toRectangularState}. */
export function toSphericalState({ position, velocity }: State): SphericalState {
  const [x, y, z] = position;
  const [vx, vy, vz] = velocity;
  const inPlaneSquared = x * x + y * y;
  const inPlane = Math.sqrt(inPlaneSquared);
  const radiusSquared = inPlaneSquared + z * z;
  const radius = Math.sqrt(radiusSquared);
  const inPlaneRate = (x * vx + y * vy) / inPlane;
  return {
    longitude: { value: Math.atan2(y, x), rate: (x * vy - y * vx) / inPlaneSquared },
    latitude: { value: Math.atan2(z, inPlane), rate: (inPlane * vz - z * inPlaneRate) / radiusSquared },
    radius: { value: radius, rate: (x * vx + y * vy + z * vz) / radius },
  };
}
