import type { Client } from "@modelcontextprotocol/client";
import { beforeAll, describe, expect, test } from "vitest";
import { connectByHttp, TEST_HOST } from "./support/connect.js";

let client: Client;
beforeAll(async () => {
  client = await connectByHttp("legacy");
});

interface Answer {
  readonly text: string;
  readonly isError: boolean;
  readonly data: Record<string, never>;
}

async function call(name: string, input: Record<string, unknown>): Promise<Answer> {
  const { content, structuredContent, isError = false } = await client.callTool({ name, arguments: input });
  const text = content.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n");
  return { text, isError, data: structuredContent as Answer["data"] };
}

const BIRTH = { date: "1990-09-05", time: "21:17", place: "Amsterdam" };

describe("births", () => {
  test("the four ways of telling one birth give one chart", async () => {
    const ways = [
      BIRTH,
      { ...BIRTH, place: undefined, timeZone: "Europe/Amsterdam", lat: 52.37403, lng: 4.88969 },
      { ...BIRTH, place: undefined, timeZone: "europe/amsterdam" },
      { utc: "1990-09-05T19:17Z" },
      { utc: "1990-09-05T21:17:00+02:00" },
      { ...BIRTH, time: "9:17 pm" },
    ];
    const charts = await Promise.all(
      ways.map(async (way) => (await call("compute_chart", way)).data["chart"]),
    );
    for (const chart of charts) expect(chart).toEqual(charts[0]);
  });

  test("an answer names the place understood, its zone and the moment", async () => {
    const { text, data } = await call("compute_chart", { ...BIRTH, place: "Croydon, Surrey" });
    expect(text).toContain(
      "Croydon, England, United Kingdom (Europe/London, UTC+01:00: 1990-09-05T20:17:00Z)",
    );
    expect(data["birth"]).toMatchObject({ place: "Croydon, England, United Kingdom", clock: "unique" });
  });

  test("namesakes with other clocks bring a question back and no chart; their full names an answer", async () => {
    const asked = await call("compute_chart", { ...BIRTH, place: "Springfield" });
    expect(asked.isError).toBe(false);
    expect(asked.text).toContain(
      "Which “Springfield”: Springfield, Massachusetts, United States; Springfield, Illinois",
    );
    expect(asked.data["chart"]).toBeUndefined();
    expect(asked.data["otherCandidates"]).toHaveLength(2);
    const answer = await call("compute_chart", { ...BIRTH, place: "Springfield, Illinois, United States" });
    expect(answer.text).toContain("America/Chicago");
  });

  test("namesakes whose clocks agreed are named beside the answer", async () => {
    const { data } = await call("compute_chart", { ...BIRTH, place: "Twin" });
    expect(data["chart"]).toBeDefined();
    expect(data["otherCandidates"]).toMatchObject([{ place: "Twin, Gelderland, Netherlands" }]);
  });

  test.each([
    [
      { ...BIRTH, time: "02:30", date: "1990-03-25" },
      /Clocks skipped 02:30 on 25 March 1990; it counts as 03:30/,
    ],
    [{ ...BIRTH, time: "02:30", date: "1990-09-30" }, /Clocks showed 02:30 twice.*clock: "later"/],
  ])("a time that clocks skipped or showed twice is noted: %j", async (birth, note) => {
    expect((await call("compute_chart", birth)).text).toMatch(note);
  });

  test("the second of two equal times is another moment", async () => {
    const later = { ...BIRTH, time: "02:30", date: "1990-09-30", clock: "later" };
    expect((await call("compute_chart", later)).data["birth"]).toMatchObject({
      utc: "1990-09-30T01:30:00.000Z",
    });
  });
});

describe("errors say how to mend the input", () => {
  test.each<[string, string, Record<string, unknown>, RegExp]>([
    ["no time", "compute_chart", { ...BIRTH, time: undefined }, /time is missing.*chart_window/],
    ["a rough time", "compute_chart", { ...BIRTH, time: "evening" }, /“evening” is not exact.*chart_window/],
    ["an about", "draw_chart", { ...BIRTH, time: "about 21:00" }, /not exact.*chart_window/],
    ["no time of day", "compute_chart", { ...BIRTH, time: "25:00" }, /“25:00” is no time. Write it as 21:17/],
    ["no date", "compute_chart", { time: "21:17", place: "Amsterdam" }, /date is missing/],
    [
      "a date of another form",
      "compute_chart",
      { ...BIRTH, date: "5.9.1990" },
      /“5.9.1990” cannot be used.*YYYY-MM-DD/,
    ],
    [
      "a day that does not exist",
      "compute_chart",
      { ...BIRTH, date: "1990-02-30" },
      /February 1990 has 28 days/,
    ],
    ["a year without charts", "compute_chart", { ...BIRTH, date: "1700-02-03" }, /1800/],
    ["no place", "compute_chart", { ...BIRTH, place: undefined }, /place is missing. Ask for the place/],
    [
      "an unknown place",
      "compute_chart",
      { ...BIRTH, place: "Xqzt" },
      /“Xqzt” is no place.*Ask for the town/,
    ],
    [
      "a misspelt place",
      "compute_chart",
      { ...BIRTH, place: "Amsterdm" },
      /Did you mean “Amsterdam, Netherlands”/,
    ],
    [
      "an unknown zone",
      "compute_chart",
      { ...BIRTH, place: undefined, timeZone: "Amsterdam" },
      /Europe\/Amsterdam/,
    ],
    ["half a coordinate", "compute_chart", { ...BIRTH, place: undefined, lat: 3 }, /lng is missing/],
    [
      "a latitude off the globe",
      "compute_chart",
      { ...BIRTH, place: undefined, lat: 95, lng: 3 },
      /lat: “95” cannot/,
    ],
    [
      "a place and another zone",
      "compute_chart",
      { ...BIRTH, timeZone: "UTC" },
      /has the time zone Europe.Amst/,
    ],
    ["a place and coordinates", "compute_chart", { ...BIRTH, lat: 1, lng: 2 }, /either place, or lat/],
    [
      "a moment and a date",
      "compute_chart",
      { utc: "1990-09-05T19:17Z", date: "1990-09-05" },
      /Leave out date/,
    ],
    ["a moment without an offset", "compute_chart", { utc: "1990-09-05T19:17" }, /is no moment/],
    [
      "an unknown member",
      "compute_chart",
      { birthdate: "1990-09-05" },
      /“birthdate” is no input.*date, time, place/,
    ],
    ["an exact time in a window", "chart_window", { ...BIRTH }, /exact: call compute_chart/],
    [
      "two times in the wrong order",
      "chart_window",
      { ...BIRTH, time: "22:00-21:00" },
      /“22:00-21:00” cannot be read/,
    ],
    ["no moment of the sky", "sky_changes", { ...BIRTH }, /at is missing/],
    [
      "a span that ends first",
      "sky_changes",
      { at: "2026-12-01", until: "2026-11-01" },
      /until must be later/,
    ],
    ["a span beyond a year", "sky_changes", { at: "2026-12-01", until: "2028-11-01" }, /at most 366 days/],
    [
      "too many changes",
      "sky_changes",
      { at: "2026-01-01", until: "2027-01-01" },
      /until: 2026-\d\d-\d\dT.*moon/,
    ],
    ["an unknown body", "sky_changes", { at: "2026-01-01", bodies: ["lilith"] }, /bodies\[0\]: “lilith”/],
    ["one person", "compare_charts", { people: [BIRTH] }, /^people cannot be used. 2 to 20 people/],
    [
      "a person without a time",
      "compare_charts",
      { people: [BIRTH, { ...BIRTH, time: undefined, name: "Bo" }] },
      /people\[1\] \(Bo\): time is missing/,
    ],
    [
      "a person's unknown member",
      "compare_charts",
      { people: [BIRTH, { ...BIRTH, sex: "f" }] },
      /people\[1\].sex/,
    ],
    ["an unknown return", "find_returns", { ...BIRTH, kinds: ["mars"] }, /kinds\[0\]: “mars”/],
    ["too many returns", "find_returns", { ...BIRTH, kinds: ["lunar"] }, /more than 200 passes/],
    ["an unknown term", "explain_term", { term: "projecting" }, /Close: Projector/],
    ["a name too short", "find_place", { name: "a" }, /2 to 100 characters/],
    ["no such place", "find_place", { name: "xqzt" }, /No place begins/],
  ])("%s", async (_case, name, input, message) => {
    const { isError, text } = await call(name, input);
    expect([isError, text]).toEqual([true, expect.stringMatching(message)]);
    expect(text.length).toBeLessThan(420);
  });

  test("an input is repeated in one line of 60 characters at most", async () => {
    const { text } = await call("compute_chart", { ...BIRTH, place: `A\n\u202e${"x".repeat(190)}` });
    expect(text).toContain(`“A ${"x".repeat(58)}…”`);
  });

  test("places that cannot be looked up yet ask to try again", async () => {
    const places = { locate: () => undefined, search: () => undefined };
    const own = await connectByHttp("legacy", { host: { ...TEST_HOST, places } });
    const { isError, content } = await own.callTool({ name: "compute_chart", arguments: BIRTH });
    expect([isError, JSON.stringify(content)]).toEqual([true, expect.stringContaining("Try again")]);
  });

  test("a fault of the program is told without its message", async () => {
    const faults: unknown[] = [];
    const png = async (): Promise<never> => Promise.reject(new Error("secret path"));
    const own = await connectByHttp("legacy", {
      host: { ...TEST_HOST, png },
      onFault: (error, tool) => faults.push([`${error}`, tool]),
    });
    const { isError, content } = await own.callTool({ name: "draw_chart", arguments: BIRTH });
    expect([isError, JSON.stringify(content)]).toEqual([true, expect.not.stringContaining("secret")]);
    expect(faults).toEqual([["Error: secret path", "draw_chart"]]);
  });
});

describe("answers", () => {
  test("a chart takes 450 tokens at most, a token being four characters", async () => {
    for (let year = 1900; year < 2000; year += 5) {
      const { text } = await call("compute_chart", {
        utc: `${year}-0${(year % 9) + 1}-11T0${year % 10}:17Z`,
      });
      expect(text.length / 4).toBeLessThanOrEqual(450);
    }
  });

  test("a window says its verdict first, then the question, and the answer to it leads on to the end", async () => {
    const input: Record<string, unknown> = { date: "1990-09-05", place: "Amsterdam" };
    for (let step = 0; step < 12; step++) {
      const { text, data } = await call("chart_window", input);
      const { verdict, nextQuestion } = data as unknown as {
        readonly verdict: string;
        readonly nextQuestion: null | {
          readonly text: string;
          readonly before: { date: string; time: string };
        };
      };
      const [first, second = ""] = text.split("\n");
      expect(first).toBe(verdict);
      if (nextQuestion === null) {
        expect(second).toContain("Nothing more to ask");
        expect(step).toBeGreaterThan(1);
        return;
      }
      expect(second).toContain(nextQuestion.text);
      Object.assign(input, { date: nextQuestion.before.date, time: nextQuestion.before.time });
    }
    expect.unreachable();
  });

  test("returns are numbered since birth, also in a span that begins later", async () => {
    const all = await call("find_returns", { ...BIRTH, kinds: ["saturn"] });
    expect(all.text).toContain(
      "First Saturn return: 16 March 2019, 14:08 UTC, again on 14 June 2019 and 10 December 2019.",
    );
    expect(all.text).toContain(
      "Not counted as a Saturn return: around birth it passed its place on 10 October 1990.",
    );
    const later = await call("find_returns", { ...BIRTH, kinds: ["saturn"], from: "2040-01-01" });
    expect(later.text).toMatch(/^Second Saturn return: 13 January 2049/);
    const within = await call("find_returns", { ...BIRTH, kinds: ["saturn"], from: "2019-06-01" });
    expect(within.text).toMatch(/^First Saturn return: under way since 16 March 2019/);
    const numbers = (within.data["returns"] as unknown as { number: number }[]).map(({ number }) => number);
    expect(numbers).toEqual([1, 1, 2, 3, 3, 3]);
  });

  test("a span of the sky upon a chart says from when to when it adds a channel", async () => {
    const { text } = await call("sky_changes", { at: "2026-11-30", until: "2026-12-07", ...BIRTH });
    expect(text).toContain(
      "Channel 29-46 Discovery (with the chart), Moon: from 2026-12-02 16:50 until 2026-12-03 03:13",
    );
    expect(text).toContain("Channel 19-49 Synthesis (with the chart): all the time");
  });

  test("without a time of birth, a return has a range that holds the returns of every minute", async () => {
    const input = { date: "1990-09-05", place: "Amsterdam", kinds: ["saturn"] };
    const { data, text } = await call("find_returns", input);
    const [first] = data["returns"] as unknown as { number: number; at: string; atLatest: string }[];
    expect(text).toContain("First Saturn return: between 16 March 2019, ");
    for (const time of ["00:00", "06:30", "12:00", "23:59"]) {
      const exact = (await call("find_returns", { ...input, time })).data["returns"];
      const at = (exact as unknown as { number: number; at: string }[]).find(
        ({ number }) => number === 1,
      )!.at;
      expect(first!.at <= at && at <= first!.atLatest).toBe(true);
    }
    const lunar = await call("find_returns", { ...input, kinds: ["lunar"] });
    expect([lunar.isError, lunar.text]).toEqual([
      true,
      expect.stringContaining("Lunar returns need an exact"),
    ]);
  });

  test("a span past midnight reaches into the next date", async () => {
    const input = { date: "1990-09-05", time: "between 11 pm and 1 am", place: "Amsterdam" };
    const { text, data } = await call("chart_window", input);
    expect(data).toMatchObject({ fromUtc: "1990-09-05T21:00:00.000Z", toUtc: "1990-09-05T23:00:00.000Z" });
    expect(text).toContain("past midnight into the next date");
  });

  test.each([
    "about 7 pm",
    "approximately 19:00",
    "I don't know",
    "unknown",
    "evening",
    "before 7 am",
    "19:00~20",
  ])("the rough time “%s” is read", async (time) => {
    const { isError } = await call("chart_window", { date: "1990-09-05", time, place: "Amsterdam" });
    expect(isError).toBe(false);
  });

  test("what is meant without doubt is understood: text for numbers, null for nothing, one for a list, capitals", async () => {
    const birth = { date: "1990-09-05", time: "21:17", lat: 52.37, lng: 4.89 };
    const plain = await call("find_returns", { ...birth, kinds: ["saturn"] });
    const sloppy = {
      ...birth,
      date: " 1990-09-05",
      lat: "52.37",
      lng: "4.89",
      kinds: "Saturn",
      place: "",
      utc: null,
    };
    expect(await call("find_returns", sloppy)).toEqual(plain);
    const { data } = await call("compute_chart", { ...BIRTH, time: 2117 });
    expect(data["birth"]).toMatchObject({ utc: "1990-09-05T19:17:00.000Z" });
  });

  test("the Moon is told in short spans, and counted in long ones, which begin with what turns", async () => {
    const day = await call("sky_changes", { at: "2026-11-30T15:30Z", until: "2026-12-01T15:30Z" });
    expect(day.text).toMatch(/Moon enters 40.1/);
    const month = await call("sky_changes", { at: "2026-12-01", until: "2027-01-01" });
    expect(month.text).toMatch(/The Moon changes \d+ times/);
    expect(month.text.indexOf("Saturn turns direct")).toBeLessThan(month.text.indexOf("enters"));
  });

  test("all that is wrong with people is said at once", async () => {
    const people = [
      BIRTH,
      { ...BIRTH, name: "Bo", time: "evening" },
      { ...BIRTH, name: "Cy", place: "Springfield" },
    ];
    const { text } = await call("compare_charts", { people });
    expect(text).toMatch(/people\[1\] \(Bo\): .* About Cy: Which “Springfield”/);
  });

  test("three to five people have a penta; pairs of many are counted", async () => {
    const people = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ name: `P${at}`, utc: `19${60 + at}-02-03T03:10Z` }));
    const [two, three, twenty] = await Promise.all(
      [2, 3, 20].map(async (count) => (await call("compare_charts", { people: people(count) })).data),
    );
    expect(two).not.toHaveProperty("penta");
    expect(three).toHaveProperty("penta.gaps");
    expect(twenty).not.toHaveProperty("penta");
    expect(twenty?.["pairs"]).toHaveLength(190);
  });

  test.each([
    ["projectors", "Projector (Type)"],
    ["Gate 34", "Gate 34, Might"],
    ["34.2", "Gate 34, Might"],
    ["34-20", "Channel 20-34 Charisma"],
    ["Charisma", "Channel 20-34 Charisma"],
    ["channel 20-34", "Channel 20-34 Charisma"],
    ["sacral center", "Sacral (Center)"],
    ["not-self theme", "Not-self theme"],
    ["notSelfTheme", "Not-self theme"],
    ["Saturn return", "Saturn (Return)"],
    ["MG", "Manifesting Generator (Type)"],
    ["Heart center", "Ego (Center)"],
    ["Gate 34 line 2", "Gate 34, Might"],
    ["incarnation cross", "Incarnation cross"],
  ])("the term %s is explained as %s", async (term, title) => {
    expect((await call("explain_term", { term })).data["title"]).toBe(title);
  });
});
