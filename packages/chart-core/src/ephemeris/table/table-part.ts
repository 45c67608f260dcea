import type { EphemerisBody } from "./ephemeris-body.js";
import { addPart, type PackedPart } from "./packed-records.js";
import { BODY_TABLES, NUTATION } from "./tables.generated.js";

/** The records of all tables in fifty years and the months before them: one module of the folder `parts`. */
export interface TablePart {
  readonly nutation: PackedPart;
  readonly bodies: Readonly<Record<EphemerisBody, BodyPart>>;
}

/** The records of one body's tables. */
interface BodyPart {
  readonly segments: PackedPart;
  /** All conjunctions with an effect in the days of the segments. */
  readonly conjunctions?: PackedPart;
}

/** Adds a part to the tables. From then on, the longitudes of its days can be read. */
export function addTablePart({ nutation, bodies }: TablePart): void {
  addPart(NUTATION.records, nutation);
  for (const [body, part] of Object.entries(bodies)) {
    const { segments, conjunctions } = BODY_TABLES[body as EphemerisBody];
    addPart(segments.records, part.segments);
    if (conjunctions && part.conjunctions) addPart(conjunctions.records, part.conjunctions);
  }
}
