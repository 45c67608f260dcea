import { gatesOf } from "../bodygraph/gates-of.js";
import type { DerivedChart, GateNumber } from "../chart.js";

/** The people who have each gate, by its number: a bit mask, bit i for the person with index i. */
export type PeopleByGate = Uint32Array;

/** Returns who has each gate. */
export function peopleByGate(charts: readonly DerivedChart[]): PeopleByGate {
  const people = new Uint32Array(65);
  for (const [person, chart] of charts.entries())
    for (const gate of gatesOf(chart)) people[gate]! |= 1 << person;
  return people;
}

/** Lists the gates that somebody has, by number. */
export function heldGates(people: PeopleByGate): GateNumber[] {
  const gates: GateNumber[] = [];
  for (let gate = 1; gate < people.length; gate++) if (people[gate] !== 0) gates.push(gate as GateNumber);
  return gates;
}

/** Lists the people of a mask, as increasing indexes. */
export function peopleIn(mask: number): number[] {
  const people: number[] = [];
  for (let left = mask; left !== 0; left &= left - 1) people.push(31 - Math.clz32(left & -left));
  return people;
}
