import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Stores } from "../../src/database/stores.js";
import { StoreUnavailableError } from "../../src/errors/store-unavailable-error.js";
import { firstId, timeOfId } from "../../src/lib/random-id.js";
import type { KeptRequest, LoggedRequest, RequestQuery } from "../../src/request-log/request-log-store.js";
import { RequestRecorder } from "../../src/request-log/request-recorder.js";
import { onEachEngine, type TestDatabase } from "../support/databases.js";

const START_MS = Date.UTC(2026, 10, 21, 10);

const ACCOUNTS = ["a", "b"] as const;
/** Key and facts of a request; each account has two keys. */
const KINDS = [
  { key: 1, method: "POST", route: "/v2/charts", status: 200, credits: 1 },
  { key: 2, method: "POST", route: "/v2/charts", status: 200, credits: 1 },
  { key: 1, method: "POST", route: "/v2/batches", status: 200, credits: 7 },
  { key: 1, method: "GET", route: "/v2/places", status: 200, credits: 0 },
  { key: 1, method: "POST", route: "/v2/charts", status: 400, code: "INVALID_BIRTHDATE", credits: 0 },
  { key: 2, method: "POST", route: "/v2/charts", status: 422, code: "INVALID_BIRTHDATE", credits: 0 },
  { key: 2, method: "POST", route: "/v2/charts", status: 503, code: "SERVICE_OVERLOADED", credits: 0 },
] as const;

/** Event at a node: a burst of requests, or a write. */
const event = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      node: fc.nat(2),
      account: fc.constantFrom(...ACCOUNTS),
      kinds: fc.array(fc.nat(KINDS.length - 1), { minLength: 1, maxLength: 3 }),
      count: fc.integer({ min: 1, max: 80 }),
      /** Time between two requests, and until the next event. */
      gapMs: fc.constantFrom(0, 1, 30, 900),
      /** Ends of ids: in the order of the requests, against it, or mixed. */
      step: fc.constantFrom(1, 999, 617),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      node: fc.nat(2),
      outcome: fc.constantFrom("written" as const, "not written" as const, "unknown" as const),
    }),
  },
);

type Event = typeof event extends fc.Arbitrary<infer Value> ? Value : never;

/** Points to a request or its time, as a share of all requests. */
const share = fc.integer({ min: 0, max: 99 }).map((percent) => percent / 100);

/** Mostly undefined, because a list that several members filter is mostly empty. */
const seldom = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });

const filter = fc.record({
  statusClass: seldom(fc.constantFrom(2 as const, 4 as const, 5 as const)),
  code: seldom(fc.constantFrom("INVALID_BIRTHDATE", "SERVICE_OVERLOADED", "NONE")),
  route: seldom(fc.constantFrom("/v2/charts", "/v2/places")),
  keyId: seldom(fc.constantFrom("key_a1", "key_a2", "key_b1")),
  to: seldom(share),
  from: fc.option(share, { nil: undefined }),
  before: fc.option(share, { nil: undefined }),
});

/** A node whose writes can fail. Its clock differs from those of the others. */
class Node {
  outcome: "written" | "not written" | "unknown" = "written";
  readonly recorder: RequestRecorder;

  constructor(
    stores: Stores,
    readonly offsetMs: number,
  ) {
    const add: Stores["requestLog"]["add"] = async (groups) => {
      if (this.outcome !== "not written") await stores.requestLog.add(groups);
      if (this.outcome !== "written") throw new StoreUnavailableError(this.outcome);
    };
    const warn = (facts: unknown) => {
      throw new Error(JSON.stringify(facts));
    };
    this.recorder = new RequestRecorder({ store: { add }, logger: { warn } });
  }
}

onEachEngine("the request log of several nodes", (create) => {
  let database: TestDatabase;
  let stores: Stores;
  beforeAll(async () => {
    database = await create();
    stores = await database.open();
  });
  afterAll(async () => {
    await stores.close();
    await database.drop();
  });

  /** Plays the events, closes the nodes and returns all requests, the newest first. */
  async function play(events: readonly Event[]): Promise<LoggedRequest[]> {
    const nodes = [0, -40, 2500].map((offsetMs) => new Node(stores, offsetMs));
    const all: LoggedRequest[] = [];
    let nowMs = START_MS;
    for (const happens of events) {
      const node = nodes[happens.node] as Node;
      if ("outcome" in happens) {
        node.outcome = happens.outcome;
        await node.recorder.flush();
        continue;
      }
      for (let n = 0; n < happens.count; n++) {
        const number = all.length;
        const end = String((number * happens.step) % 1000).padStart(4, "0") + String(number).padStart(8, "0");
        const id = firstId("req", nowMs + node.offsetMs) + end;
        const { key, ...kind } = KINDS[
          happens.kinds[n % happens.kinds.length] as number
        ] as (typeof KINDS)[number];
        const facts = { code: undefined, ...kind, durationUs: number };
        const request = {
          id,
          accountId: `acct_${happens.account}`,
          keyId: `key_${happens.account}${key}`,
          ...facts,
        };
        all.push(request);
        node.recorder.record(request.accountId, request.keyId, {
          ...{ requestId: id, method: kind.method, route: kind.route, status: kind.status, code: facts.code },
          ...{ durationMs: number / 1000, credits: kind.credits, chargeMs: kind.credits > 0 ? 1 : undefined },
        } as Parameters<RequestRecorder["record"]>[2]);
        nowMs += happens.gapMs;
      }
    }
    for (const node of nodes) {
      node.outcome = "written";
      await node.recorder.close();
    }
    return all.sort((a, b) => (a.id < b.id ? 1 : -1));
  }

  const matches = (request: LoggedRequest, query: Omit<RequestQuery, "limit">) =>
    request.accountId === query.accountId &&
    timeOfId(request.id) >= query.from &&
    (query.to === undefined || timeOfId(request.id) < query.to) &&
    (query.before === undefined || request.id < query.before) &&
    (query.statusClass === undefined || Math.floor(request.status / 100) === query.statusClass) &&
    (query.code === undefined || request.code === query.code) &&
    (query.route === undefined || request.route === query.route) &&
    (query.keyId === undefined || request.keyId === query.keyId);
  const kept = (request: LoggedRequest): KeptRequest => ({
    ...request,
    at: timeOfId(request.id),
    keyName: undefined,
  });

  test("lists each request exactly once and in order, whatever the writes, clocks, filters and pages are", async () => {
    const properties = fc.asyncProperty(
      fc.array(event, { minLength: 10, maxLength: 30, size: "max" }),
      fc.array(
        fc.record({
          account: fc.constantFrom(...ACCOUNTS),
          filter,
          limit: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 100, max: 400 })),
        }),
        { minLength: 6, maxLength: 6 },
      ),
      async (events, queries) => {
        await database.sql("delete from request_groups");
        const all = await play(events);
        const at = (part: number | undefined) =>
          part === undefined ? undefined : all[Math.floor(part * all.length)];
        for (const { account, filter: given, limit } of queries) {
          const [from, to] = [at(given.from), at(given.to)].map((request) => request && timeOfId(request.id));
          const query = {
            ...{ accountId: `acct_${account}`, ...given, from: from ?? new Date(0), to },
            before: at(given.before)?.id,
          };
          const expected = all.filter((request) => matches(request, query)).map(kept);
          // A few parts show their borders; a list in parts of one has hundreds.
          let before: string | undefined = query.before;
          for (let part = 0; part < 6; part++) {
            const { requests, next, searchedTo } = await stores.requestLog.list({ ...query, before, limit });
            const rest = expected.slice(part * limit);
            expect(requests).toEqual(rest.slice(0, limit));
            expect([next, searchedTo]).toEqual([
              rest.length > limit ? rest[limit - 1]?.id : undefined,
              undefined,
            ]);
            if (next === undefined) break;
            before = next;
          }
        }
        for (const request of all.filter((_, n) => n % 29 === 0)) {
          expect(await stores.requestLog.find(request.id, new Date(0))).toEqual(kept(request));
          const unknown = `${request.id.slice(0, -1)}z`;
          expect(await stores.requestLog.find(unknown, new Date(0))).toBeUndefined();
        }
      },
    );
    await fc.assert(properties, { numRuns: 20, seed: 20_261_122 });
  });
});
