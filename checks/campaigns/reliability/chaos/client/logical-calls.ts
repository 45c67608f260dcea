import type { BatchItem, ChartClient, PaidCallOptions, Person } from "chart-client";

/** A call of the client, which can be made again as it was. */
export interface LogicalCall {
  readonly name: string;
  /** Account that pays, by its name. */
  readonly account: "rich" | "poor" | "small" | "wrong key";
  /** True if the call costs nothing whatever happens. */
  readonly isFree?: boolean;
  /** Makes the call; returns the credits that its result costs, by the key of each request. */
  make(api: ChartClient, key: string, options: PaidCallOptions): Promise<ReadonlyMap<string, number>>;
}

const AMSTERDAM = { birthdate: "1990-09-05", birthtime: "21:17", lat: 52.37, lng: 4.89 } as const;
const LOCATED = { birthdate: "1990-09-05", birthtime: "21:17", location: "Amsterdam, The Netherlands" };
const IN_ZONE = { birthdate: "1990-09-30", birthtime: "02:30", timeZone: "Europe/Amsterdam" } as const;
const UTC = { utc: "1962-11-25T18:49:00Z" } as const;
const YEAR = { from: "2026-12-01T00:00:00Z", to: "2027-12-01T00:00:00Z" } as const;
const people = [AMSTERDAM, UTC, IN_ZONE];

/** A call whose result costs a credit. */
function single(
  name: string,
  call: (api: ChartClient, options: PaidCallOptions) => Promise<unknown>,
  account: LogicalCall["account"] = "rich",
): LogicalCall {
  const make: LogicalCall["make"] = async (api, key, options) => {
    await call(api, { ...options, idempotencyKey: key });
    return new Map([[key, 1]]);
  };
  return { name, account, make };
}

/** A call that costs nothing. */
function free(
  name: string,
  call: (api: ChartClient, options: PaidCallOptions) => Promise<unknown>,
): LogicalCall {
  const make: LogicalCall["make"] = async (api, _, options) => {
    await call(api, options);
    return new Map();
  };
  return { name, account: "rich", isFree: true, make };
}

/** A batch, of which every seventh birth fails. Each of its requests has a key of its own. */
function batch(count: number): LogicalCall {
  const births: Person[] = Array.from({ length: count }, (_, n) =>
    n % 7 === 3 ? { ...AMSTERDAM, birthdate: "1990-02-30" } : { utc: new Date(6e11 + n * 6e4).toISOString() },
  );
  const make: LogicalCall["make"] = async (api, key, { signal }) => {
    const items: BatchItem[] = [];
    for await (const item of api.charts.batch(births, { key, signal })) items.push(item);
    if (items.some(({ index }, at) => index !== at) || items.length !== count) {
      throw new Error(`a batch of ${count} births gave ${items.length} items`);
    }
    const credits = new Map<string, number>();
    for (const { index, chart } of items) {
      const part = `${key}-${Math.floor(index / 500)}`;
      credits.set(part, (credits.get(part) ?? 0) + (chart === undefined ? 0 : 1));
    }
    return credits;
  };
  return { name: `batch of ${count}`, account: "rich", make };
}

/** Calls of all kinds, one after the other: those that succeed, and those that must fail without a charge. */
export const LOGICAL_CALLS: readonly LogicalCall[] = [
  single("chart by place", (api, options) => api.charts.create(LOCATED, options)),
  single("chart by coordinates", (api, options) =>
    api.charts.create(AMSTERDAM, { ...options, include: ["design", "birth"] }),
  ),
  single("chart by time zone", (api, options) => api.charts.create(IN_ZONE, options)),
  single("chart in UTC", (api, options) => api.charts.create(UTC, options)),
  single("simple chart", (api, options) => api.charts.simple(LOCATED, options), "small"),
  single("SVG", (api, options) => api.charts.svg(AMSTERDAM, options)),
  single("PNG", (api, options) => api.charts.png(AMSTERDAM, { ...options, width: 200 })),
  single("window", (api, options) => api.charts.window({ ...AMSTERDAM, plusMinusMinutes: 10 }, options)),
  single("transits", (api, options) =>
    api.transits.create({ ...AMSTERDAM, at: "2026-11-26T12:00:00Z" }, options),
  ),
  single("transit changes", (api, options) => api.transits.changes({ ...AMSTERDAM, ...YEAR }, options)),
  single("calendar of the sky", (api, options) => api.transits.calendar(YEAR, options)),
  single("calendar of returns", (api, options) =>
    api.returns.calendar({ ...UTC, kinds: ["saturn"] }, options),
  ),
  single("returns", (api, options) => api.returns.create({ ...UTC, kinds: ["saturn"] }, options)),
  single("composite", (api, options) => api.composites.create({ people: people.slice(0, 2) }, options)),
  single("penta", (api, options) => api.pentas.create({ people }, options)),
  single("group", (api, options) => api.groups.create({ people }, options)),
  batch(40),
  batch(12),
  batch(720),
  free("places", (api, options) => api.places.search("amster", options)),
  free("account", (api, options) => api.account.get(options)),
  single("chart without credits", (api, options) => api.charts.create(UTC, options), "poor"),
  single("chart without a plan", (api, options) => api.charts.create(UTC, options), "small"),
  single("chart of no date", (api, options) =>
    api.charts.create({ ...AMSTERDAM, birthdate: "1990-02-30" }, options),
  ),
  single("chart with a wrong key", (api, options) => api.charts.create(UTC, options), "wrong key"),
];
