/** The color opposite a color: 1 and 4, 2 and 5, 3 and 6. */
export function harmonicColor(color: number): number {
  return color <= 3 ? color + 3 : color - 3;
}
