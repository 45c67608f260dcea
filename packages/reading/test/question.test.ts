import { localTimeOf, resolveBirthSpan } from "chart-core/birth-moment";
import { chartWindow } from "chart-core/time";
import { describe, expect, test } from "vitest";
import { type Askable, nextQuestion, type Question } from "../src/question.js";
import type { Span } from "../src/spread.js";

function askableOf({ from, to }: Span, zone: string): Askable {
  const { spans, questions } = chartWindow(from, to);
  return {
    ...{ spans, questions },
    clock: (utc) => localTimeOf(utc, zone),
    spanOn: (date, hours) => resolveBirthSpan({ date, ...hours, zone }),
  };
}

/** Answers questions as somebody born at a moment does, until there is none. */
function playBirth(whole: Span, zone: string, bornMs: number): { asked: Question[]; left: Span } {
  const asked: Question[] = [];
  let left = whole;
  for (;;) {
    const question = nextQuestion(askableOf(left, zone), []);
    if (question === null) return { asked, left };
    asked.push(question);
    const { date, told } = bornMs < +question.at ? question.before : question.after;
    left = resolveBirthSpan({ date, ...told.between, zone });
  }
}

describe("the next question", () => {
  test("is asked in whole minutes, with the values on both sides", () => {
    const zone = "Europe/Amsterdam";
    const day = askableOf(resolveBirthSpan({ date: "1990-09-05", zone }), zone);
    const question = nextQuestion(day, [])!;
    expect(question).toMatchObject({
      at: new Date("1990-09-05T19:44:45.236Z"),
      text: "Was the birth before or after 21:45 (9:45 pm)?",
      before: {
        ...{ text: "before 21:45", values: "Projector", date: "1990-09-05" },
        told: { time: "10:52", aboutMinutes: 652, between: { from: "00:00", to: "21:44" } },
      },
      after: {
        ...{ text: "after 21:45", values: "Manifestor" },
        told: { between: { from: "21:45", to: "24:00" } },
      },
    });
    const other = nextQuestion(day, [question.at])!;
    expect(other.text).toBe("Was the birth before or after 02:22 (2:22 am)?");
    expect(other.before.values).toBe("Splenic");
    expect(other.after.values).toBe("Sounding Board or Emotional");
  });

  test("of a time that reaches past midnight is about midnight, unless both answers lie in one day each", () => {
    const zone = "Europe/Amsterdam";
    const night = { from: new Date("1990-09-04T21:00Z"), to: new Date("1990-09-05T02:00Z") };
    const question = nextQuestion(askableOf(night, zone), [])!;
    expect(question.text).toBe("Was the birth before or after midnight, the end of 4 Sep?");
    expect(question.before).toMatchObject({
      date: "1990-09-04",
      told: { between: { from: "23:00", to: "24:00" } },
    });
    expect(question.after).toMatchObject({
      date: "1990-09-05",
      told: { between: { from: "00:00", to: "04:00" } },
    });
    expect(nextQuestion(askableOf(night, zone), [question.at])).toBeNull();
  });

  test("leads to a certain type within a minute, and never leaves out the minute of the birth by more than that", () => {
    const births = [
      ...[
        ["1990-09-05", "Europe/Amsterdam"],
        ["2024-02-29", "America/New_York"],
        ["1931-05-17", "Asia/Kolkata"],
      ],
      // Days of 23 and 25 hours, and one before time zones.
      ...[
        ["1990-03-25", "Europe/Amsterdam"],
        ["1990-09-30", "Europe/Amsterdam"],
        ["1850-07-01", "Europe/Paris"],
      ],
      // A day that begins at 01:00.
      ["2018-11-04", "America/Sao_Paulo"],
    ] as const;
    for (const [date, zone] of births) {
      const day = resolveBirthSpan({ date: date!, zone: zone! });
      for (let hour = 0.3; hour < 22.9; hour += 1.7) {
        const bornMs = +day.from + Math.floor(hour * 60) * 60_000;
        const { asked, left } = playBirth(day, zone!, bornMs);
        expect(asked.length).toBeLessThan(20);
        expect(bornMs - +left.from, `${date} ${hour}`).toBeGreaterThanOrEqual(-60_000);
        expect(+left.to - bornMs, `${date} ${hour}`).toBeGreaterThanOrEqual(-60_000);
        const { questions } = chartWindow(left.from, left.to);
        // What is left unasked lies in a single minute, or in an hour that clocks showed twice.
        if (questions.length > 0 && date !== "1990-09-30")
          expect(+left.to - +left.from).toBeLessThan(180_000);
      }
    }
  });

  test("is none for a time without doubt", () => {
    const minute = { from: new Date("1990-09-05T19:17Z"), to: new Date("1990-09-05T19:18Z") };
    expect(nextQuestion(askableOf(minute, "UTC"), [])).toBeNull();
  });
});
