const format = new Intl.NumberFormat("en-GB");

/** A number with its thousands set apart. */
export function grouped(number: number): string {
  return format.format(number);
}
