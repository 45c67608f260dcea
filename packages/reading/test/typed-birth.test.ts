import type { ChartSpan } from "chart-core/time";
import { describe, expect, test } from "vitest";
import { bornText, toldInWords } from "../src/birth-texts.js";
import { ABOUT_MINUTES } from "../src/form-texts.js";
import { certaintyText, headlineOf, scopeOf } from "../src/headline.js";
import {
  type BirthTexts,
  birthFault,
  nearestAbout,
  readToldTime,
  type ToldTime,
  timeKindOf,
} from "../src/typed-birth.js";

const RIGHT: BirthTexts = {
  ...{ day: "5", month: "9", year: "1990" },
  ...{ kind: "exact", time: "21:17", until: "", about: "30" },
};
const told = (texts: Partial<BirthTexts>) => readToldTime({ ...RIGHT, ...texts })!;

test.each([
  ["exact", {}, { time: "21:17", aboutMinutes: null, between: null }],
  ["about", { kind: "about" }, { time: "21:17", aboutMinutes: 30, between: null }],
  ["about", { kind: "about", about: "45" }, { time: "21:17", aboutMinutes: 45, between: null }],
  ["about", { kind: "about", about: "9999" }, { time: "21:17", aboutMinutes: 30, between: null }],
  ["unknown", { kind: "unknown" }, { time: null, aboutMinutes: null, between: null }],
  [
    "between",
    { kind: "between", time: "21:00", until: "10 pm" },
    { time: "21:30", aboutMinutes: 30, between: { from: "21:00", to: "22:00" } },
  ],
  [
    "between",
    { kind: "exact", time: "between 21:00 and 22:00" },
    { time: "21:30", aboutMinutes: 30, between: { from: "21:00", to: "22:00" } },
  ],
] as const)("a time is %s by its texts %j", (kind, texts, read) => {
  expect(told(texts)).toEqual(read);
  expect(timeKindOf(told(texts))).toBe(kind);
});

test.each([
  [{ day: "" }, "DATE_INCOMPLETE", "day", "Enter the day, the month and the year of birth."],
  [{ month: "" }, "DATE_INCOMPLETE", "month", "Enter the day, the month and the year of birth."],
  [{ year: "90" }, "YEAR_INCOMPLETE", "year", "Write the year with four digits, such as 1990."],
  [{ year: "19900" }, "YEAR_INCOMPLETE", "year", "Write the year with four digits, such as 1990."],
  [
    { time: "11 pm to 1 am" },
    "INVALID_SPAN",
    "time",
    "The second time must be later on that day. Near midnight, choose Roughly.",
  ],
  [{ day: "31", month: "2" }, "INVALID_DATE", "day", "February 1990 has 28 days."],
  [{ year: "1700" }, "INVALID_DATE", "day", "Enter a year from 1800 to 2199."],
  [
    { time: "9" },
    "INVALID_TIME",
    "time",
    "Enter the time of birth, such as 21:17 or 9:17 pm. If you don't know it, say so above.",
  ],
  [{ kind: "between", until: "9" }, "INVALID_TIME", "until", "Enter two times, such as 21:00 and 22:00."],
  [
    { kind: "between", time: "22:00", until: "21:00" },
    "INVALID_SPAN",
    "until",
    "The second time must be later on that day. Near midnight, choose Roughly.",
  ],
] as const)("the texts %j lack %s, in %s: %s", (texts, code, field, sentence) => {
  expect(birthFault({ ...RIGHT, ...texts }, true)).toEqual({ code, field, sentence });
});

test("a birth lacks nothing but its place, and then nothing", () => {
  expect(birthFault(RIGHT, false)?.code).toBe("PLACE_MISSING");
  expect(birthFault(RIGHT, true)).toBeNull();
});

test("the nearest choice of minutes is one of the choices", () => {
  expect([1, 22, 23, 46, 91, 600].map(nearestAbout)).toEqual([15, 15, 30, 60, 120, 120]);
  for (const [minutes] of ABOUT_MINUTES) expect(nearestAbout(minutes)).toBe(minutes);
});

describe("words", () => {
  const between = told({ time: "21:00-22:00" });

  test("of a caption tell what is known of the time", () => {
    const born = (texts: Partial<BirthTexts>) => bornText("1990-09-05", told(texts));
    expect(born({})).toBe("5 September 1990, 21:17");
    expect(born({ kind: "about" })).toBe("5 September 1990, about 21:17");
    expect(born({ kind: "unknown" })).toBe("5 September 1990, time unknown, drawn for 12:00");
    expect(born({ time: "21:00-22:00" })).toBe("5 September 1990, between 21:00 and 22:00, drawn for 21:30");
  });

  test("of an uncertain time tell the chance that the drawn chart has the right type, authority and profile", () => {
    const at = (minute: number) => new Date(Date.UTC(1990, 8, 5, 0, minute));
    const span = (from: number, to: number, type: string, authority: string, profile: string) =>
      ({ from: at(from), to: at(to), chart: { type, authority, profile } }) as unknown as ChartSpan;
    const possible = [span(0, 10, "b", "a", "c"), span(10, 80, "a", "a", "b"), span(80, 100, "a", "a", "c")];
    expect(certaintyText(possible[1]!.chart, possible, told({ kind: "unknown" }))).toBe(
      "Time unknown: the picture is drawn for 12:00. If every minute is equally likely, the chances that it is right are: " +
        "type (a) 90%, authority (a) 100%, profile (b) 70%; all three 70%.",
    );
    const sure = [span(0, 10, "a", "a", "a")];
    const text = (texts: ToldTime) => certaintyText(sure[0]!.chart, sure, texts);
    expect(text(between)).toBe(
      "Between 21:00 and 22:00: the picture is drawn for 21:30. Its type, authority and profile are certain.",
    );
    expect(text(told({ kind: "about" }))).toMatch(/^About 21:17: /);
    expect(text(told({}))).toBe("");
  });

  test("of the headline and the scope tell two times", () => {
    const type = [
      { value: "Projector", share: 0.75, spans: [] },
      { value: "Manifestor", share: 0.25, spans: [] },
    ];
    const spread = { texts: { type }, lists: {} } as unknown as Parameters<typeof headlineOf>[1];
    const headline = headlineOf({} as Parameters<typeof headlineOf>[0], spread, between);
    expect(headline).toBe("Projector for 75% of that time");
    expect(scopeOf({ ...between, name: "" })).toBe(
      "This chart is that of 21:30, the middle of 21:00 to 22:00.",
    );
  });

  test("of an echo are those of the time, none for an unknown one", () => {
    expect(toldInWords(between)).toContain("21:00 to 22:00");
    expect(toldInWords(told({ kind: "unknown" }))).toBe("");
  });
});
