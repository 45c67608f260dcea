import type { Charge } from "chart-http";
import { StoreUnavailableError } from "chart-http/base";
import fc from "fast-check";
import { expect, expectTypeOf, test } from "vitest";
import { encodeError } from "../src/sqlite/thread-error.js";
import {
  packCharge,
  readCalls,
  readOutcomes,
  unpackCharge,
  writeCall,
  writeOutcome,
} from "../src/sqlite/thread-messages.js";

const text = fc.string();
const charge: fc.Arbitrary<Charge> = fc.record({
  accountId: text,
  requestId: text,
  endpoint: fc.option(text, { nil: undefined }),
  chargedAt: fc.date({ noInvalidDate: true }),
  credits: fc.option(fc.integer({ min: 0, max: 1000 }), { nil: undefined }),
  answer: fc.option(
    fc.record({ keyHmac: text, fingerprint: text, data: text, keptUntil: fc.date({ noInvalidDate: true }) }),
    { nil: undefined },
  ),
});

test("a charge arrives in the other thread as it was sent", () => {
  fc.assert(
    fc.property(charge, (sent) => {
      expect(unpackCharge(structuredClone(packCharge(sent)))).toEqual(sent);
    }),
  );
});

test("calls and outcomes of a message arrive in their order, whatever their values", () => {
  const value = fc.anything({ withDate: true });
  const call = fc.tuple(fc.nat(), fc.constantFrom("charges", undefined), text, fc.array(value));
  fc.assert(
    fc.property(fc.array(call), (calls) => {
      const message: unknown[] = [];
      for (const [id, port, method, parameters] of calls)
        writeCall(message, id, port as "charges", method, parameters);
      const read: unknown[] = [];
      readCalls(structuredClone(message), (...each) => read.push(each));
      expect(read).toEqual(structuredClone(calls));
      const back: unknown[] = [];
      for (const [id, , , parameters] of calls) writeOutcome(back, id, parameters, undefined);
      const outcomes: unknown[] = [];
      readOutcomes(structuredClone(back), (...each) => outcomes.push(each));
      expect(outcomes).toEqual(
        structuredClone(calls.map(([id, , , parameters]) => [id, parameters, undefined])),
      );
    }),
  );
});

test("an outcome is a value or an error, which arrives with its code", () => {
  const message: unknown[] = [];
  writeOutcome(message, 1, "value", undefined);
  writeOutcome(
    message,
    2,
    undefined,
    encodeError(new StoreUnavailableError("locked", { code: "SQLITE_BUSY" })),
  );
  const outcomes: unknown[] = [];
  readOutcomes(structuredClone(message), (...outcome) => outcomes.push(outcome));
  expect(outcomes).toMatchObject([
    [1, "value", undefined],
    [2, undefined, { message: "locked", code: "SQLITE_BUSY" }],
  ]);
});

// Checked at compile time, by `npm run types`.
test("a charge has no member that packing would leave out", () => {
  type Packed = "accountId" | "requestId" | "endpoint" | "chargedAt" | "credits" | "answer";
  expectTypeOf<keyof Charge>().toEqualTypeOf<Packed>();
});
