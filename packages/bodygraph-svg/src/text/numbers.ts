/** The decimals of hundredths in their shortest form. */
const DECIMALS = Array.from({ length: 100 }, (_, hundredths) =>
  hundredths === 0 ? "" : `.${`${hundredths}`.padStart(2, "0").replace(/0$/, "")}`,
);

/** Writes a coordinate with up to two decimals, in its shortest form. Whole numbers become text faster than others. */
export function fixed(value: number): string {
  const hundredths = Math.round(value * 100);
  const amount = Math.abs(hundredths);
  const rest = amount % 100;
  const whole = (amount - rest) / 100;
  const sign = hundredths < 0 ? "-" : "";
  return whole === 0 && rest !== 0 ? `${sign}${DECIMALS[rest]}` : `${sign}${whole}${DECIMALS[rest]}`;
}
