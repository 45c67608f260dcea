/** Writes a coordinate with up to two decimals, in its shortest form. */
export function fixed(value: number): string {
  const text = `${Math.round(value * 100) / 100}`;
  return text.startsWith("0.") ? text.slice(1) : text.startsWith("-0.") ? `-${text.slice(2)}` : text;
}
