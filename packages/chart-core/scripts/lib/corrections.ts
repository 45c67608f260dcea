import { dataText } from "./data-files.js";

/** Name of the file of corrections in scripts/data. */
export const CORRECTIONS_FILE = "corrections-de431.json";

type Rows = readonly (readonly number[])[];

/** This project's least-squares fits to JPL DE431. */
export interface Corrections {
  /** Rows of each planet, Mercury to Neptune. */
  readonly vsop87b: Readonly<Record<string, Rows>>;
  readonly moon: { readonly L: Rows; readonly B: Rows };
  /**
   * Pluto about the barycentre of the Sun and the inner planets at a Julian day of TT: au and au/day, ecliptic J2000.
   */
  readonly pluto: {
    readonly jd: number;
    readonly state: readonly [x: number, y: number, z: number, vx: number, vy: number, vz: number];
  };
}

/** Reads the corrections. */
export function readCorrections(): Corrections {
  return JSON.parse(dataText(CORRECTIONS_FILE)) as Corrections;
}
