import * as v from "valibot";
import { withoutNulls } from "../../api/endpoint/json-object.js";
import type { OrderContext } from "../../api/endpoint/paid-endpoint.js";
import type { BirthData } from "../../charts/birth-data.js";
import { Failure } from "../../errors/failure.js";
import { EXAMPLE_PERSON, PersonSchema, readListedPerson } from "../base/person-fields.js";

export interface PeopleCount {
  readonly least: number;
  readonly most: number;
  /** Number in the example; absent if it is the least one. */
  readonly shown?: number;
  /** Sentence about other numbers of people. */
  readonly advice?: string;
}

/** People whose results have no empty lists: the first two complete each other, and the third fills most of a penta. */
const EXAMPLE_PEOPLE = [
  { birthdate: "1962-11-25", birthtime: "18:49", lat: 51.48, lng: -0.1 },
  { birthdate: "1965-12-18", birthtime: "18:52", lat: 51.48, lng: -0.1 },
  { birthdate: "1984-05-17", birthtime: "05:05", lat: 51.48, lng: -0.1 },
  EXAMPLE_PERSON,
];

/** Creates an example request. */
export function examplePeople({ least, shown = least }: PeopleCount): object {
  return { people: EXAMPLE_PEOPLE.slice(0, shown) };
}

/** Creates the schema of a request body with people, for the OpenAPI document; {@link readPeople} checks the values. */
export function peopleRequestSchema({ least, most }: PeopleCount): v.GenericSchema {
  const about = `The births of ${countText({ least, most })} people.`;
  const people = v.pipe(
    v.array(PersonSchema),
    v.minLength(least),
    v.maxLength(most),
    v.description(`${about} The response names them by their index, 0 first.`),
  );
  return v.pipe(v.object({ people }), v.description(about));
}

/** Reads the people of a request body, or returns the failure of the first invalid field. */
export function readPeople(
  body: object,
  count: PeopleCount,
  context: Pick<OrderContext, "geocodeKey" | "explain">,
): readonly BirthData[] | Failure {
  const items = peopleOf(body);
  const isList = items.length >= count.least && items.length <= count.most && items.every(isObject);
  if (!isList) {
    const rule = `The field people must be a list of ${countText(count)} people, each a JSON object.`;
    return new Failure("INVALID_PEOPLE", {
      isMissing: !Object.hasOwn(body, "people"),
      message: count.advice === undefined ? rule : `${rule} ${count.advice}`,
    });
  }
  const people: BirthData[] = [];
  for (const [index, item] of items.entries()) {
    const person = readListedPerson(withoutNulls(item), context);
    if (person instanceof Failure) return person.within(`people[${index}]`);
    people.push(person);
  }
  return people;
}

/** Counts the people of a request body that has not been checked; one if it is invalid. */
export function countPeople(body: object, { least, most }: PeopleCount): number {
  const { length } = peopleOf(body);
  return length >= least && length <= most ? length : 1;
}

function peopleOf(body: object): readonly unknown[] {
  const people: unknown = Object.hasOwn(body, "people") ? (body as { people: unknown }).people : undefined;
  return Array.isArray(people) ? people : [];
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function countText({ least, most }: PeopleCount): string {
  return least === most ? `${least}` : `${least} to ${most}`;
}
