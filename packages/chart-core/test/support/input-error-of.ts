import { ChartInputError } from "../../src/chart-input-error.js";

/** The ChartInputError that some work throws; undefined where it throws nothing. */
export function inputErrorOf(work: () => unknown): ChartInputError | undefined {
  try {
    work();
  } catch (error) {
    if (error instanceof ChartInputError) return error;
    throw error;
  }
  return undefined;
}
