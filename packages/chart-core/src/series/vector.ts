/** Rectangular coordinates. */
export type Vector = readonly [x: number, y: number, z: number];

/** Three rows of a rotation: `apply(matrix, vector)` gives the vector in the rotated frame. */
export type Matrix = readonly [Vector, Vector, Vector];

/** Adds two vectors. */
export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

/** Subtracts the second vector from the first. */
export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** Multiplies a vector by a number. */
export const scale = (a: Vector, factor: number): Vector => [a[0] * factor, a[1] * factor, a[2] * factor];

/** Returns the dot product. */
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Returns the cross product. */
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** Returns the length of a vector. */
export const norm = (a: Vector): number => Math.sqrt(dot(a, a));

/** Returns the unit vector of the same direction. */
export const unit = (a: Vector): Vector => scale(a, 1 / norm(a));

/** Applies a rotation to a vector. */
export const apply = (m: Matrix, v: Vector): Vector => [dot(m[0], v), dot(m[1], v), dot(m[2], v)];

const transpose = (m: Matrix): Matrix => [
  [m[0][0], m[1][0], m[2][0]],
  [m[0][1], m[1][1], m[2][1]],
  [m[0][2], m[1][2], m[2][2]],
];

/** Composes rotations; the last argument is applied first. */
export function compose(...matrices: readonly [Matrix, ...Matrix[]]): Matrix {
  return matrices.reduce((left, right) => {
    const columns = transpose(right);
    return [apply(columns, left[0]), apply(columns, left[1]), apply(columns, left[2])];
  });
}

/** Returns the rotation of the frame about its x axis by an angle in radians. */
export function rotationX(angle: number): Matrix {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return [
    [1, 0, 0],
    [0, cos, sin],
    [0, -sin, cos],
  ];
}

/** Returns the rotation of the frame about its z axis by an angle in radians. */
export function rotationZ(angle: number): Matrix {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return [
    [cos, sin, 0],
    [-sin, cos, 0],
    [0, 0, 1],
  ];
}
