import type { BurstOptions } from "./chaos/burst.js";
import type { ClientOptions } from "./chaos/client/client.js";
import type { CrashOptions } from "./chaos/crash.js";
import type { FailoverOptions } from "./chaos/failover.js";
import type { HoldOptions } from "./chaos/hold/hold.js";
import type { LockOrderOptions } from "./chaos/lock-order.js";
import type { OutageOptions } from "./chaos/outage.js";
import type { OverloadOptions } from "./chaos/overload.js";
import type { PoolerOptions } from "./chaos/pooler.js";
import type { ProviderOptions } from "./chaos/provider.js";
import type { SharesOptions } from "./chaos/shares.js";
import type { SignInFloodsOptions } from "./chaos/sign-in/sign-in-floods.js";
import type { LockedOptions } from "./chaos/states/locked.js";
import type { PurgeOptions } from "./chaos/states/purge-and-backup.js";
import type { StateOptions } from "./chaos/states/with-loaded.js";
import type { StopsOptions } from "./chaos/stops.js";
import type { FuzzOptions } from "./fuzz/fuzz-options.js";
import type { SoakOptions } from "./soak/soak.js";

/** Options of all campaigns. */
export interface Sizes {
  readonly client: Omit<ClientOptions, "seed">;
  readonly crash: Omit<CrashOptions, "seed">;
  readonly outage: OutageOptions;
  readonly lockOrder: Omit<LockOrderOptions, "seed">;
  readonly failover: FailoverOptions;
  readonly pooler: PoolerOptions;
  readonly provider: ProviderOptions;
  readonly overload: OverloadOptions;
  readonly burst: BurstOptions;
  readonly hold: HoldOptions;
  readonly signInFloods: SignInFloodsOptions;
  readonly shares: SharesOptions;
  readonly stops: Omit<StopsOptions, "seed">;
  readonly state: StateOptions;
  readonly locked: LockedOptions;
  readonly purge: PurgeOptions;
  readonly fuzz: Omit<FuzzOptions, "seed">;
  readonly soak: SoakOptions;
}

/** Sizes behind the figures of docs/maintainers/campaigns.md. */
export const FULL: Sizes = {
  client: {
    ...{ calls: 2000, callers: 24, kills: 20, longestMs: 15 * 60_000, shareOfFaults: 0.35 },
    endsLeases: false,
  },
  crash: { callers: 240, kills: 30, longestLoadMs: 3000, endsLeases: false },
  outage: { callers: 240, stops: 16, downMs: 3000, longestP99Ms: 6000, endsLeases: false },
  lockOrder: { operations: 100_000 },
  stops: { stops: 1000, lanes: 3, callers: 4, longestMs: 4000 },
  failover: { callers: 240, failovers: 10, loadMs: 3000, endsLeases: false },
  pooler: { callers: 64, seconds: 30, kills: 5, endsLeases: false },
  provider: { callersOfAWay: 5, goodCallers: 20, seconds: 60, longestGoodP99Ms: 2500 },
  overload: {
    // Two processors, which also run the callers, can send and answer about twice as many requests as SQLite's
    // capacity.
    factors: { sqlite: [1.25, 1.5], postgres: [2, 3] },
    ...{ connections: 1000, warmUpSeconds: 3, seconds: 15, longestP99Ms: 250, leastShareServed: 0.2 },
  },
  burst: {
    ...{ warmUpMs: 2000, baselineMs: 1500 },
    ...{ connections: 300, longestRecoveryMs: 5000, longestP99Ms: 500 },
    ...{ mostMemoryBytes: 650 * 1024 * 1024, longestMs: 30_000 },
  },
  hold: {
    ...{ warmUpMs: 3500, baselineMs: 1500, seconds: 6 },
    ...{ mostMemoryBytes: 450 * 1024 * 1024, leastShare: 0.8, longestP99Ms: 250 },
    ...{ longestRecoveryMs: 3000, longestCheckMs: 5000 },
  },
  signInFloods: { connections: [60, 200, 400], seconds: 6, isServiceChecked: true },
  shares: { keys: [1, 3, 8], seconds: 3, rate: 64, leastServed: 0.8, mostRefused: 0.01 },
  state: { callers: 64, rounds: 5, holdMs: 2000, endsLeases: false },
  locked: {
    ...{ callers: 64, rounds: 4, holdMs: 2000, shortMs: 1000, longMs: 9000 },
    endsLeases: false,
  },
  purge: { callers: 64, rounds: 3, holdMs: 1000, rows: 30_000, endsLeases: false },
  fuzz: { cases: 100_000, connections: 32, warmUpCases: 5000, idle: 10_000, outlastsIdle: true },
  soak: { seconds: 600, warmUpSeconds: 120, sampleSeconds: 5, rate: 300 },
};

/**
 * The same steps in seconds, for `npm run check`. No time is checked against a limit, because the machine may be busy.
 */
export const SHORT: Sizes = {
  client: {
    ...{ calls: 110, callers: 22, kills: 2, longestMs: 10 * 60_000, shareOfFaults: 0.35 },
    endsLeases: true,
  },
  crash: { callers: 200, kills: 2, longestLoadMs: 800, endsLeases: true },
  outage: { callers: 200, stops: 1, downMs: 400, longestP99Ms: Number.POSITIVE_INFINITY, endsLeases: true },
  lockOrder: { operations: 4000 },
  stops: { stops: 12, lanes: 2, callers: 4, longestMs: 4000 },
  failover: { callers: 64, failovers: 1, loadMs: 400, endsLeases: true },
  pooler: { callers: 16, seconds: 1, kills: 1, endsLeases: true },
  provider: { callersOfAWay: 3, goodCallers: 3, seconds: 1, longestGoodP99Ms: Number.POSITIVE_INFINITY },
  overload: {
    // More than needed: while other work slows the machine down, the capacity is measured too low.
    factors: { sqlite: [5], postgres: [5] },
    ...{
      connections: 500,
      warmUpSeconds: 1,
      seconds: 2,
      longestP99Ms: Number.POSITIVE_INFINITY,
      leastShareServed: 0,
    },
  },
  burst: {
    ...{ warmUpMs: 500, baselineMs: 1000 },
    ...{ connections: 100, only: ["/healthz", "POST /chart"] },
    ...{ longestRecoveryMs: Number.POSITIVE_INFINITY, longestP99Ms: Number.POSITIVE_INFINITY },
    ...{ mostMemoryBytes: 650 * 1024 * 1024, longestMs: Number.POSITIVE_INFINITY },
  },
  hold: {
    only: [
      "headers: 300 x 16 x 2,584 headers",
      "bodies: 4,500 unfinished batches of one key, limit 100",
      "bodies: 290 slow chunked forms",
      "connections: 700 idle after a request",
      "probes: 3,000 on /healthz",
    ],
    ...{ warmUpMs: 0, baselineMs: 1000, seconds: 2 },
    ...{ mostMemoryBytes: 650 * 1024 * 1024, leastShare: 0 },
    ...{ longestP99Ms: Number.POSITIVE_INFINITY, longestRecoveryMs: Number.POSITIVE_INFINITY },
    ...{ longestCheckMs: Number.POSITIVE_INFINITY, mayShed: true },
  },
  signInFloods: { connections: [60], seconds: 1, isServiceChecked: false },
  shares: {
    ...{ keys: [3], only: ["batches of 500, unknown places", "windows of a day"] },
    ...{ seconds: 1, rate: 20, leastServed: 0, mostRefused: 0.01 },
  },
  state: { callers: 32, rounds: 1, holdMs: 300, endsLeases: true },
  locked: { callers: 32, rounds: 1, holdMs: 300, shortMs: 1000, longMs: 6500, endsLeases: true },
  purge: { callers: 32, rounds: 1, holdMs: 300, rows: 10_000, endsLeases: true },
  fuzz: { cases: 1000, connections: 32, warmUpCases: 300, idle: 300, outlastsIdle: false },
  soak: { seconds: 5, warmUpSeconds: 1, sampleSeconds: 1, rate: 50 },
};
