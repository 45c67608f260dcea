import { createSqliteFile } from "@chart/kit/stores/databases";
import { test } from "vitest";
import { burst } from "../reliability/chaos/burst.js";
import { hold } from "../reliability/chaos/hold/hold.js";
import { overload } from "../reliability/chaos/overload.js";
import { provider } from "../reliability/chaos/provider.js";
import { shares } from "../reliability/chaos/shares.js";
import { fuzz } from "../reliability/fuzz/fuzz.js";
import { SHORT } from "../reliability/sizes.js";
import { soak } from "../reliability/soak/soak.js";
import { expectToHold, SEED } from "./expect-to-hold.js";

// Short versions of what the campaigns `chaos`, `fuzz` and `soak` send, on real processes, one after another.

test("over its capacity the service responds with 503 and Retry-After, quickly, and keeps serving", async () => {
  const database = createSqliteFile();
  await expectToHold((report) => overload(database, SHORT.overload, report));
  await database.drop();
});

test("a burst of requests without a key ends no process, takes little memory, and charts are made meanwhile", async () => {
  const database = createSqliteFile();
  await expectToHold((report) => burst(database, { workers: 1, isProxied: false }, SHORT.burst, report));
  await database.drop();
});

test("what strangers and one key may hold is bounded: memory, connections, and others' time", async () => {
  const database = createSqliteFile();
  await expectToHold((report) => hold(database, SHORT.hold, report));
  await database.drop();
});

test("keys that send the costliest requests they may do not keep other accounts from their charts", async () => {
  const database = createSqliteFile();
  await expectToHold((report) => shares(database, SHORT.shares, report));
  await database.drop();
});

test("a provider that fails in every way costs no credit, leaks no socket and does not affect good keys", () =>
  expectToHold((report) => provider(SHORT.provider, report)));

test("any request gets a response that /openapi.json documents, and leaks nothing", () =>
  expectToHold((report) => fuzz({ seed: SEED, ...SHORT.fuzz }, report)));

test("under steady load, memory, sockets and handles do not grow", () =>
  expectToHold((report) => soak(SHORT.soak, report)));
