import type { StormOptions } from "./storm.js";

/** Options of a fuzz campaign. */
export interface FuzzOptions extends StormOptions {
  /** Number of cases before memory is measured, so that the code is compiled and the caches are full. */
  readonly warmUpCases: number;
  /** Number of sockets that send nothing. */
  readonly idle: number;
  /** True to wait until the service has closed those sockets. */
  readonly outlastsIdle: boolean;
}
