import { expectTypeOf, test } from "vitest";
import type { NotCloneable, ThreadPort } from "../../src/database/sqlite/thread-port.js";
import type { Stores } from "../../src/database/stores.js";

type Ports = Pick<Stores, "accounts" | "charges" | "claims" | "audit" | "signIn" | "usage">;

// The type check of the tests holds these; `npm run types` runs it.
test("every method of the stores' ports can be called across threads", () => {
  expectTypeOf<{ [Name in keyof Ports]: ThreadPort<Ports[Name]> }>().toExtend<Ports>();
});

interface Unfit {
  takesFunction(use: (row: string) => void): Promise<void>;
  takesNestedFunction(query: { readonly filters: readonly { test(): boolean }[] }): Promise<void>;
  takesSymbol(name?: symbol): Promise<void>;
  takesUnknown(value: unknown): Promise<void>;
  returnsMethods(): Promise<{ close(): void }>;
  returnsNow(): number;
}

test("a method with an argument or result that cannot be cloned, or without a promise, does not compile", () => {
  expectTypeOf<ThreadPort<Unfit>>().toEqualTypeOf<{ readonly [Name in keyof Unfit]: NotCloneable }>();
  expectTypeOf<ThreadPort<Unfit>>().not.toExtend<Unfit>();
});
