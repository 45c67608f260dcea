/** Returns the angle that differs from `angle` by whole turns and lies within half a turn of `other`. */
export function nearest(angle: number, other: number, turn: number): number {
  return angle + turn * Math.round((other - angle) / turn);
}
