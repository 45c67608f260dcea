import { computeChart } from "chart-core";
import { findZone, localOffsets, resolveBirthMoment, timeZones } from "chart-core/birth-moment";
import { createApi } from "chart-http";
import { describe, expect, test } from "vitest";
import { writeChart } from "../../src/endpoints/base/chart-result.js";

const api = createApi();

interface Answer {
  readonly errorCode: string;
  readonly message: string;
  // biome-ignore lint/suspicious/noExplicitAny: the tests read members of every result.
  readonly data: any;
}

async function post(path: string, body: object) {
  const response = await api.request(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const { errorCode, message, data } = (await response.json()) as Answer;
  const header = (name: string) => response.headers.get(`Chart-${name}`);
  return {
    status: response.status,
    errorCode,
    message,
    data,
    clock: [header("Time-Zone"), header("Utc-Offset"), header("Local-Time-Kind")] as const,
  };
}

/** Returns numbers from 0 to 1, the same ones in each run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A place inside each of many zones. */
const PLACES = placesByZone();

function placesByZone(): readonly (readonly [zone: string, coords: { lat: number; lng: number }])[] {
  const places = new Map<string, { lat: number; lng: number }>();
  for (let lat = -54; lat <= 70; lat += 1.5) {
    for (let lng = -179; lng <= 179; lng += 1.5) {
      const zone = findZone({ lat, lng });
      if (!zone.startsWith("Etc/")) places.set(zone, { lat, lng });
    }
  }
  return [...places];
}

const pad = (value: number) => String(value).padStart(2, "0");

/** Writes milliseconds of a local clock as the fields of a birth. */
function onClock(localMs: number): { birthdate: string; birthtime: string } {
  const text = new Date(localMs).toISOString();
  return { birthdate: text.slice(0, 10), birthtime: text.slice(11, 16) };
}

/** Writes the clock times around a gap, as messages have them. */
function gapText({ atMs, beforeSeconds, afterSeconds }: Change): string {
  const [from, to] = [beforeSeconds, afterSeconds].map((seconds) =>
    new Date(atMs + seconds * 1000).toISOString(),
  );
  const [start, end] = [from, to].map((text) => text!.slice(11, 19).replace(/:00$/, ""));
  if (start === end) return `${start} of that day to ${end} of the next, and skipped it`;
  return `${start} to ${end}${from!.slice(0, 10) === to!.slice(0, 10) ? "" : " of the next day"}`;
}

interface Change {
  readonly atMs: number;
  readonly beforeSeconds: number;
  readonly afterSeconds: number;
}

/** Changes of a zone's clock in the years of standard time, with the local times before and after them. */
function changesOf(zone: string, since = "1920-01-01T00:00Z"): readonly Change[] {
  const offsets = localOffsets(new Date(since), new Date("2037-12-31T00:00Z"), { zone });
  return offsets.slice(1).map(({ from, offsetSeconds }, index) => ({
    atMs: from.getTime(),
    beforeSeconds: offsets[index]!.offsetSeconds,
    afterSeconds: offsetSeconds,
  }));
}

/** Returns the whole minute of the local clock nearest to the middle of a gap or fold, rounded down. */
function minuteOf({ atMs, beforeSeconds, afterSeconds }: Change): number {
  return Math.floor((atMs + (beforeSeconds + afterSeconds) * 500) / 60_000) * 60_000;
}

/** Returns true if that minute lies in the gap or fold; one of some seconds may have none. */
function hasMinuteOf(change: Change): boolean {
  const { atMs, beforeSeconds, afterSeconds } = change;
  return minuteOf(change) >= atMs + Math.min(beforeSeconds, afterSeconds) * 1000;
}

describe("a birth by time zone", () => {
  test("is that of coordinates inside the zone, in 2,000 local times of 120 zones, but in local mean time", async () => {
    expect(PLACES.length).toBeGreaterThanOrEqual(120);
    const random = randomNumbers(58);
    let compared = 0;
    for (let index = 0; index < 2000; index++) {
      const [timeZone, coords] = PLACES[Math.floor((index % 120) * (PLACES.length / 120))]!;
      const changes = changesOf(timeZone);
      // Half of the times lie around a change of the clock.
      const near = changes[Math.floor(random() * changes.length)];
      const local =
        index % 2 === 0 && near !== undefined
          ? near.atMs + near.beforeSeconds * 1000 + (random() - 0.5) * 7_200_000
          : Date.UTC(1801, 0, 1) + random() * (Date.UTC(2199, 11, 30) - Date.UTC(1801, 0, 1));
      const birth = onClock(local);
      const byPlace = await post("/v2/charts/coordinates", { ...birth, ...coords });
      const byBoth = await post("/v2/charts/coordinates", { ...birth, ...coords, timeZone });
      const byZone = await post("/v2/charts/moment", { ...birth, timeZone });
      expect([byBoth, byPlace.status]).toEqual([byPlace, 200]);
      if (byPlace.clock[2] === "local-mean-time") {
        const { utc } = resolveBirthMoment({ date: birth.birthdate, time: birth.birthtime, zone: timeZone });
        expect([byZone.clock[2], byZone.data.birthDateUtc]).toEqual(["local-mean-time", utc.toISOString()]);
      } else {
        expect(byZone).toEqual(byPlace);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(1000);
  });

  test("takes every name of the zone table in any case, and answers with the table's spelling", async () => {
    for (const timeZone of timeZones()) {
      const birth = { birthdate: "2020-07-01", birthtime: "12:00" };
      const { status, clock } = await post("/v2/charts/moment", {
        ...birth,
        timeZone: timeZone.toUpperCase(),
      });
      expect([status, clock[0]]).toEqual([200, timeZone]);
    }
  });

  test.each([
    ["Europe/Amsterdm", /Did you mean Europe\/Amsterdam\?$/],
    ["amsterdam", /Did you mean Europe\/Amsterdam\?$/],
    ["new york", /Did you mean .*America\/New_York/],
    ["US/Easten", /Did you mean .*US\/Eastern/],
    ["paris", /Did you mean Europe\/Paris\?$/],
    ["PST", /such as Europe\/Amsterdam\.$/],
    ["CEST", /such as Europe\/Amsterdam\.$/],
    ["UTC+2", /such as Europe\/Amsterdam\.$/],
    ["GMT+2", /such as Europe\/Amsterdam\.$/],
    ["+02:00", /such as Europe\/Amsterdam\.$/],
    ["Asia/\u212Aolkata", /Did you mean Asia\/Kolkata\?$/],
    ["America/New York", /Did you mean America\/New_York\?$/],
    ["America/S\u00e3o_Paulo", /Did you mean America\/Sao_Paulo\?$/],
    ["europe zurich", /Did you mean Europe\/Zurich\?$/],
    ["Euope/Amsterdam", /Did you mean Europe\/Amsterdam\?$/],
    ["louisville", /Did you mean one of these: America\/Kentucky\/Louisville, America\/Louisville\?$/],
    ...[
      "Asia/Mumbai",
      "Asia/Delhi",
      "America/Boston",
      "America/Miami",
      "America/Rio",
      "Asia/Hanoi",
      "Asia/Osaka",
    ].map((city): [string, RegExp] => [city, /such as Europe\/Amsterdam\.$/]),
    ...[
      "Europe/Milan",
      "Europe/Munich",
      "Europe/Lublin",
      "America/London",
      "America/Paris",
      "west",
      "central",
      "amsterdm",
      "ireland",
    ].map((city): [string, RegExp] => [city, /such as Europe\/Amsterdam\.$/]),
    ["x".repeat(5000), /\.$/],
    ["", /\.$/],
    [7, /\.$/],
  ])("refuses the name %j and suggests similar ones", async (timeZone, message) => {
    const body = { birthdate: "1990-09-05", birthtime: "21:17", timeZone };
    const answer = await post("/v2/charts/moment", body);
    expect([answer.status, answer.errorCode]).toEqual([400, "INVALID_TIME_ZONE"]);
    expect(answer.message).toMatch(message);
    expect(answer.message.split(", ").length).toBeLessThanOrEqual(4);
  });
});

describe("disambiguation", () => {
  const ZONES = [
    "Europe/Amsterdam",
    "Europe/London",
    "America/New_York",
    "America/Sao_Paulo",
    "Australia/Lord_Howe",
    "Asia/Tehran",
    "Africa/Cairo",
    "Pacific/Apia",
    "Asia/Pyongyang",
    "America/St_Johns",
  ];
  const changes = ZONES.flatMap((timeZone) =>
    changesOf(timeZone)
      .filter(hasMinuteOf)
      .map((change) => ({ timeZone, ...change })),
  );

  test("chooses the moment in all gaps and folds of ten zones, and reject names what happened", async () => {
    expect(changes.length).toBeGreaterThan(400);
    const offsetText = (seconds: number) => {
      const total = Math.abs(seconds);
      const parts = [
        Math.floor(total / 3600),
        Math.floor(total / 60) % 60,
        ...(total % 60 ? [total % 60] : []),
      ];
      return `${seconds < 0 ? "-" : "+"}${parts.map(pad).join(":")}`;
    };
    for (const { timeZone, atMs, beforeSeconds, afterSeconds } of changes) {
      const isGap = afterSeconds > beforeSeconds;
      const middle = minuteOf({ atMs, beforeSeconds, afterSeconds });
      const [eastern, western] = [
        Math.max(beforeSeconds, afterSeconds),
        Math.min(beforeSeconds, afterSeconds),
      ];
      const utcBy = (offsetSeconds: number) => new Date(middle - offsetSeconds * 1000).toISOString();
      const resolved = async (disambiguation?: string) => {
        const answer = await post("/v2/charts/moment", { ...onClock(middle), timeZone, disambiguation });
        return [answer.data?.birthDateUtc, answer.clock[2]];
      };
      const kind = isGap ? "gap" : "fold";
      expect(await resolved("earlier")).toEqual([utcBy(eastern), kind]);
      expect(await resolved("later")).toEqual([utcBy(western), kind]);
      const compatible = [utcBy(beforeSeconds), kind];
      expect([await resolved(), await resolved("compatible")]).toEqual([compatible, compatible]);

      const rejected = await post("/v2/charts/moment", {
        ...onClock(middle),
        timeZone,
        disambiguation: "reject",
      });
      if (isGap) {
        expect([rejected.errorCode, rejected.message]).toEqual([
          "LOCAL_TIME_SKIPPED",
          expect.stringContaining(`the clocks went from ${gapText({ atMs, beforeSeconds, afterSeconds })}.`),
        ]);
      } else {
        expect([rejected.errorCode, rejected.message]).toEqual([
          "LOCAL_TIME_AMBIGUOUS",
          expect.stringContaining(`offsets ${offsetText(beforeSeconds)} and ${offsetText(afterSeconds)}.`),
        ]);
      }
    }
  });

  test("reject says what is true at the end of local mean time, wherever in its zone the birthplace is", async () => {
    const kinds = new Map<string, number>();
    for (const [timeZone, { lat, lng }] of PLACES) {
      const [first] = changesOf(timeZone, "1800-01-01T00:00Z");
      if (first === undefined) continue;
      const middle = minuteOf(first);
      for (const east of [-10, 0, 10]) {
        const place = { lat, lng: Math.max(-180, Math.min(180, lng + east)), timeZone };
        const { status, errorCode, message } = await post("/v2/charts/moment", {
          ...{ ...onClock(middle), ...place, disambiguation: "reject" },
        });
        kinds.set(errorCode, (kinds.get(errorCode) ?? 0) + 1);
        const where = `${timeZone} ${east}: ${message}`;
        if (errorCode === "LOCAL_TIME_SKIPPED") expect(where).toContain(`went from ${gapText(first)}.`);
        else if (errorCode === "LOCAL_TIME_AMBIGUOUS") {
          const [, one, two] = /offsets (\S+) and (\S+)\./.exec(message) ?? [];
          expect([where, one === two]).toEqual([where, false]);
        } else expect([where, status]).toEqual([where, 200]);
        if (hasMinuteOf(first) && first.afterSeconds > first.beforeSeconds)
          expect([where, errorCode]).toEqual([where, "LOCAL_TIME_SKIPPED"]);
      }
    }
    expect(kinds.get("LOCAL_TIME_SKIPPED")).toBeGreaterThan(100);
    expect(kinds.get("LOCAL_TIME_AMBIGUOUS")).toBeGreaterThan(100);
  });

  const fold = { birthdate: "1990-09-30", birthtime: "02:30" };
  const amsterdam = { lat: 52.37, lng: 4.89 };

  test("is allowed wherever a birth has a time, and counts for it", async () => {
    const later = { ...fold, ...amsterdam, disambiguation: "later" };
    const utc = "1990-09-30T01:30:00.000Z";
    expect((await post("/v2/charts/coordinates", later)).data.birthDateUtc).toBe(utc);
    const batch = await post("/v2/charts/batch", { births: [later, { ...later, disambiguation: "reject" }] });
    expect(batch.data.items[0].chart.birthDateUtc).toBe(utc);
    expect(batch.data.items[1]).toMatchObject({
      errorCode: "LOCAL_TIME_AMBIGUOUS",
      message: expect.stringMatching(/^The field births\[1\]\.birthtime is a time that occurred twice/),
    });
    const other = { utc: "1962-11-25T18:49Z" };
    const composite = await post("/v2/composites", { people: [other, later] });
    expect(composite.data).toEqual((await post("/v2/composites", { people: [other, { utc }] })).data);
    const transit = { at: "2026-11-22T12:00Z" };
    expect((await post("/v2/transits", { ...transit, ...later })).data).toEqual(
      (await post("/v2/transits", { ...transit, utc })).data,
    );
    const span = { kinds: ["saturn"] };
    expect((await post("/v2/returns", { ...span, ...later })).data).toEqual(
      (await post("/v2/returns", { ...span, utc })).data,
    );
    const around = { ...later, plusMinusMinutes: 5 };
    expect((await post("/v2/charts/window/coordinates", around)).data.fromUtc).toBe(
      "1990-09-30T01:25:00.000Z",
    );
  });

  test("is ignored with utc and with the hours of a window, but an unknown word is refused with them too", async () => {
    const { data } = await post("/v2/charts/moment", {
      utc: "1990-09-30T01:30Z",
      disambiguation: "sometimes",
    });
    expect(data.birthDateUtc).toBe("1990-09-30T01:30:00.000Z");
    const hours = { birthdate: "1990-09-30", from: "02:15", to: "02:45", ...amsterdam };
    const window = await post("/v2/charts/window/coordinates", { ...hours, disambiguation: "reject" });
    expect([window.status, window.data.toUtc]).toEqual([200, "1990-09-30T01:45:00.000Z"]);
    const unknown = await post("/v2/charts/window/coordinates", { ...hours, disambiguation: "sometimes" });
    expect(unknown.errorCode).toBe("INVALID_DISAMBIGUATION");
  });
});

describe("a birth by its moment", () => {
  test("has the chart of that instant, in 5,000 random ones and at both ends of the range", async () => {
    const random = randomNumbers(2200);
    const [first, last] = [Date.UTC(1799, 11, 31), Date.UTC(2200, 0, 2) - 1];
    const moments = [first, last, ...Array.from({ length: 4998 }, () => first + random() * (last - first))];
    for (const ms of moments) {
      const utc = new Date(ms);
      const { data, clock } = await post("/v2/charts/moment", { utc: utc.toISOString() });
      expect(JSON.stringify(data)).toBe(writeChart(computeChart(utc)));
      expect(clock).toEqual(["UTC", "+00:00", "unique"]);
    }
  });

  test.each([
    "1799-12-30T23:59:59.999Z",
    "2200-01-02T00:00Z",
    "1990-09-05T19:17:00",
    "1990-09-05T19:17:00+00:00",
    "1990-02-30T12:00Z",
    "1990-09-05 19:17Z",
    19_900_905,
  ])("refuses %j", async (utc) => {
    const answer = await post("/v2/charts/moment", { utc });
    expect([answer.status, answer.errorCode]).toEqual([400, "INVALID_MOMENT"]);
    expect(answer.message).toMatch(/^The field utc must be/);
  });
});

test("a window in UTC is that of the same hours in a time zone, on the clock of UTC", async () => {
  const zoned = { birthdate: "1990-09-05", from: "21:00", to: "21:30", timeZone: "europe/amsterdam" };
  const span = { fromUtc: "1990-09-05T19:00Z", toUtc: "1990-09-05T19:30:00.000Z" };
  const [inZone, inUtc] = [
    await post("/v2/charts/window/moment", zoned),
    await post("/v2/charts/window/moment", span),
  ];
  expect([inZone.data.zone, inZone.clock[0], inUtc.data.zone, inUtc.clock[0]]).toEqual([
    "Europe/Amsterdam",
    "Europe/Amsterdam",
    "UTC",
    "UTC",
  ]);
  expect(inUtc.data.certain).toEqual(inZone.data.certain);
  const instants = ({ data }: typeof inUtc) => data.changes.map(({ at }: { at: string }) => at);
  expect(instants(inUtc)).toEqual(instants(inZone));
  expect(JSON.stringify(inUtc.data)).toContain('"fromLocal":"1990-09-05T19:00:00.000+00:00"');
});

test("the specified endpoints take of the later members what they name, and ignore the others", async () => {
  const birth = { birthdate: "1990-09-05", birthtime: "21:17", lat: 52.37, lng: 4.89 };
  const plain = await post("/v2/charts/coordinates", birth);
  const withUtc = await post("/v2/charts/coordinates", { ...birth, utc: "nonsense" });
  expect(withUtc).toEqual(plain);
  const inTokyo = await post("/v2/charts/coordinates", { ...birth, timeZone: "Asia/Tokyo", location: "x" });
  expect([inTokyo.clock[0], inTokyo.data.birthDateUtc]).toEqual(["Asia/Tokyo", "1990-09-05T12:17:00.000Z"]);
  const wrong = await post("/v2/charts/coordinates", { ...birth, timeZone: "Mars/Olympus" });
  expect(wrong.errorCode).toBe("INVALID_TIME_ZONE");
});
