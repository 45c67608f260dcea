/** The decimals of hundredths in their shortest form. */
const DECIMALS = Array.from({ length: 100 }, (_, hundredths) =>
  hundredths === 0 ? "" : `.${`${hundredths}`.padStart(2, "0").replace(/0$/, "")}`,
);

/** Writes a coordinate with up to two decimals, in its shortest form. */
export function fixed(value: number): string {
  const hundredths = Math.round(value * 100);
  return hundredths < 0 ? `-${decimal(-hundredths)}` : decimal(hundredths);
}

/** Writes hundredths as a decimal number. Whole numbers become text faster than others, and `%` is slow for large ones. */
function decimal(hundredths: number): string {
  const whole = Math.floor(hundredths / 100);
  const rest = hundredths - 100 * whole;
  if (rest === 0) return `${whole}`;
  return whole === 0 ? DECIMALS[rest]! : `${whole}${DECIMALS[rest]}`;
}
