import { type Activations, BODIES, type GateLabel, type Side } from "../chart.js";
import { writeGates } from "../wheel/side.js";
import type { ReusedList } from "./pick.js";

/** Lookup table of the gates as decimal strings, by number. */
export const GATE_LABELS: readonly GateLabel[] = /* @__PURE__ */ Array.from(
  { length: 65 },
  (_, gate) => String(gate) as GateLabel,
);

const BODY_COUNT: number = BODIES.length;

/** Scratch array for the gates of one chart, repetitions included. */
const gateScratch = /* @__PURE__ */ new Uint8Array(2 * BODY_COUNT);

/** Scratch array: 1 at the number of each gate seen so far. It has room for any index that `gateScratch` can hold. */
const seen = /* @__PURE__ */ new Uint8Array(256);

const reusedGates: ReusedList = { numbers: /* @__PURE__ */ new Uint8Array(2 * BODY_COUNT), count: 0 };

/**
 * Lists the active gates of a chart, each once: those of the personality, then those of the design. The next call
 * overwrites the list.
 *
 * Plain form: `new Set(gates)`, as in test/support/plain-chart.ts. This one neither allocates nor branches (see
 * docs/decisions/0008).
 */
export function activeGates({ personality, design }: Pick<Activations, Side>): ReusedList {
  writeGates(personality, gateScratch, 0);
  writeGates(design, gateScratch, BODY_COUNT);
  for (let index = 0; index < gateScratch.length; index++) seen[gateScratch[index]!] = 0;
  const { numbers } = reusedGates;
  let count = 0;
  for (let index = 0; index < gateScratch.length; index++) {
    const gate = gateScratch[index]!;
    // Always writes the gate, but counts it only the first time: a repetition is overwritten by the next gate. The
    // processor could only guess a branch here.
    numbers[count] = gate;
    count += 1 - seen[gate]!;
    seen[gate] = 1;
  }
  reusedGates.count = count;
  return reusedGates;
}
