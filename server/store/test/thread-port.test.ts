import { expectTypeOf, test } from "vitest";
import type { Stores } from "../src/base/stores.js";
import type { NotCloneable, ThreadPort } from "../src/sqlite/thread-port.js";

type Ports = Pick<Stores, "accounts" | "charges" | "claims" | "audit" | "signIn" | "usage">;

// Checked at compile time, by `npm run types`.
test("every method of the stores can be called across threads", () => {
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

test("methods that do not return a promise, or whose data cannot be cloned, do not compile", () => {
  expectTypeOf<ThreadPort<Unfit>>().toEqualTypeOf<{ readonly [Name in keyof Unfit]: NotCloneable }>();
  expectTypeOf<ThreadPort<Unfit>>().not.toExtend<Unfit>();
});
