/** VSOP87B of one planet: `[amplitude, phase, frequency]` rows by coordinate and power of time. */
interface Vsop87Data {
  readonly L: Readonly<Record<string, readonly (readonly number[])[]>>;
  readonly B: Readonly<Record<string, readonly (readonly number[])[]>>;
  readonly R: Readonly<Record<string, readonly (readonly number[])[]>>;
}

declare module "astronomia/data/vsop87B*" {
  const data: Vsop87Data;
  export default data;
}

declare module "astronomia/data/elpMppDeFull" {
  /** ELP/MPP02: `[amplitude, five coefficients of the argument]` rows by coordinate and power of time. */
  const data: Vsop87Data & { readonly W1: readonly number[] };
  export default data;
}
