import type { Client } from "@modelcontextprotocol/client";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { costOfCall, TOOLS } from "../src/index.js";
import { connectByHttp } from "./support/connect.js";
import { fromSchema, type JsonSchema } from "./support/from-schema.js";

const RUNS = 2000;
const faults: unknown[] = [];
let client: Client;
beforeAll(async () => {
  client = await connectByHttp("legacy", { onFault: (error) => faults.push(error) });
  // The client checks data against the schemas of the list.
  await client.listTools();
});

/** Calls a tool: it answers, or says how to mend the input. */
async function expectAnswer(name: string, input: unknown): Promise<void> {
  faults.length = 0;
  const { content, isError } = await client.callTool({ name, arguments: input as Record<string, unknown> });
  expect(faults).toEqual([]);
  const [first] = content;
  const text = first?.type === "text" ? first.text : "";
  // A failure is one sentence or more, with a hint; nothing of the program's inside.
  if (isError) {
    expect(text).toMatch(/[.?]$/);
    expect(text).not.toMatch(/\n\s+at \w|\w+Error:/);
    expect(text.length).toBeLessThan(900);
  } else expect(text).not.toMatch(/undefined|\[object|NaN/);
}

const names = TOOLS.map(({ name }) => name);

test("2,000 inputs of the schemas: every tool answers, or says how to mend the input", async () => {
  const calls = TOOLS.map(({ name, input }) =>
    fc.tuple(fc.constant(name), fromSchema(input.json as JsonSchema)),
  );
  await fc.assert(
    fc.asyncProperty(fc.oneof(...calls), ([name, input]) => expectAnswer(name, input)),
    { numRuns: RUNS },
  );
}, 120_000);

/** Values that no schema expects, and members of inputs with such values. */
const hostile = fc.oneof(
  fc.object({ maxDepth: 3, withNullPrototype: true }),
  fc.dictionary(
    fc.constantFrom(
      "date",
      "time",
      "place",
      "timeZone",
      "lat",
      "lng",
      "utc",
      "at",
      "until",
      "people",
      "name",
      "term",
      "kinds",
      "bodies",
      "__proto__",
      "constructor",
    ),
    fc.oneof(
      fc.anything({ maxDepth: 2 }),
      fc.string({ unit: "binary", maxLength: 3000 }),
      fc.constantFrom(
        "\u0000",
        "\u202e",
        "' OR 1=1--",
        "<img src=x onerror=alert(1)>",
        "../../etc/passwd",
        "%00",
        "\ud800",
        "9".repeat(400),
        "1990-09-05",
        "24:00",
        "-0",
        "1e309",
      ),
    ),
  ),
);

test("2,000 hostile inputs: no fault, and every refusal says how to mend the input", async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...names), hostile, (name, input) => {
      const sent = JSON.parse(
        JSON.stringify(input, (_, value) => (typeof value === "bigint" ? `${value}` : value)),
      );
      return expectAnswer(name, sent);
    }),
    { numRuns: RUNS },
  );
}, 120_000);

test("the cost of any message is a whole number from 1 to 60", () => {
  const message = fc.oneof(
    fc.anything({ maxDepth: 3 }),
    fc.record({
      method: fc.constant("tools/call"),
      params: fc.record({ name: fc.constantFrom(...names), arguments: hostile }),
    }),
    ...TOOLS.map(({ name, input }) =>
      fc.record({
        method: fc.constant("tools/call"),
        params: fc.record({ name: fc.constant(name), arguments: fromSchema(input.json as JsonSchema) }),
      }),
    ),
  );
  fc.assert(
    fc.property(message, (any) => {
      const cost = costOfCall(any);
      expect(Number.isInteger(cost) && cost >= 1 && cost <= 60).toBe(true);
    }),
    { numRuns: RUNS },
  );
});
