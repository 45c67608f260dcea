import type { Chart } from "chart-core";
import { group, penta } from "chart-core/people";
import { fieldsOfBirth } from "../../api/endpoint/birth-fields.js";
import type { NamedSchema, PaidEndpoint } from "../../api/endpoint/paid-endpoint.js";
import type { ClientMethod } from "../../base/client-method.js";
import { Failure } from "../../errors/failure.js";
import { advancedResult } from "../base/paid-result.js";
import { INVALID_UTC, PERSON_FAILURES, UNSHOWN_PLACES } from "../base/person-fields.js";
import { peopleOrder } from "./order.js";
import { countPeople, examplePeople, type PeopleCount, peopleRequestSchema, readPeople } from "./request.js";
import { CompositeResultSchema, GroupResultSchema, PentaResultSchema } from "./result.js";
import { writeComposite } from "./write-composite.js";

/** Everything that differs between the endpoints for several people. */
interface PeopleEndpoint extends Pick<PaidEndpoint, "keywords"> {
  readonly path: string;
  readonly summary: string;
  readonly purpose: string;
  readonly advice: string;
  readonly client: ClientMethod;
  /** Name of the result without its ending, such as `Composite`. */
  readonly name: string;
  readonly schema: NamedSchema["schema"];
  readonly count: PeopleCount;
  readonly combine: (charts: readonly Chart[]) => object;
}

function peopleEndpoint({
  path,
  summary,
  purpose,
  advice,
  name,
  schema,
  count,
  combine,
  ...notes
}: PeopleEndpoint): PaidEndpoint {
  return {
    ...advancedResult(`${name}Result`, schema, `${name} generated`),
    ...notes,
    guides: ["people"],
    path,
    summary,
    purpose,
    description: `${advice}\n\nFor the rate limit, a request counts as one for each person. ${UNSHOWN_PLACES}`,
    geocodeKey: "for-locations",
    birthHeaders: "none",
    request: { name: `${name}Request`, schema: peopleRequestSchema(count) },
    ownFailures: { INVALID_MOMENT: INVALID_UTC },
    fieldFailures: [...PERSON_FAILURES, "INVALID_PEOPLE"],
    exampleRequest: examplePeople(count),
    countTokens: (body) => countPeople(body, count),
    readOrder(body, context) {
      const people = readPeople(body, count, context);
      if (people instanceof Failure) return people;
      return {
        order: peopleOrder(people, (charts) => JSON.stringify(combine(charts))),
        fields: () => JSON.stringify(people.map(fieldsOfBirth)),
      };
    },
  };
}

export const PEOPLE_ENDPOINTS: readonly PaidEndpoint[] = [
  peopleEndpoint({
    path: "/v2/composites",
    summary: "Two charts together",
    purpose:
      "Combines the charts of two people: the channels that each has, and those that they form together.",
    advice:
      "Use it for a couple or another pair. For more people, use `/v2/pentas` or `/v2/groups`. Each channel that the " +
      "two have is in exactly one list, by how each of them contributes to it.",
    client: {
      name: "composites.create",
      does: "Compares the charts of two people.",
      returns: "two people together",
    },
    keywords: "relationship chart, couple chart, compatibility, synastry",
    name: "Composite",
    schema: CompositeResultSchema,
    count: { least: 2, most: 2, advice: "For 3 to 20 people, use /v2/groups." },
    combine: ([a, b]) => writeComposite(a as Chart, b as Chart),
  }),
  peopleEndpoint({
    path: "/v2/pentas",
    summary: "The penta of three to five people",
    purpose:
      "Computes the penta of three to five people: who brings which of its gates, and which are missing.",
    advice:
      "A penta describes a small team or a family as one: what it does well, and what it lacks. It looks at twelve " +
      "gates in the Throat, the G center and the Sacral. For all gates, or for more people, use `/v2/groups`.",
    client: {
      name: "pentas.create",
      does: "Analyzes a group of three to five people.",
      returns: "three to five people",
    },
    name: "Penta",
    schema: PentaResultSchema,
    count: { least: 3, most: 5, advice: "For other numbers, use /v2/groups, which takes 2 to 20." },
    combine: penta,
  }),
  peopleEndpoint({
    path: "/v2/groups",
    summary: "The charts of 2 to 20 people together",
    purpose:
      "Combines the charts of 2 to 20 people: who has each gate, and the channels and centers that all form together.",
    advice:
      "Use it for a team or a family. For two people, `/v2/composites` also says how they form each channel; for three " +
      "to five, `/v2/pentas` shows the group as one.",
    client: {
      name: "groups.create",
      does: "Analyzes a group of 2 to 20 people.",
      returns: "up to 20 people",
    },
    name: "Group",
    schema: GroupResultSchema,
    count: { least: 2, most: 20, shown: 4 },
    combine: group,
  }),
];
