import { localTimeOf, resolveBirthSpan } from "chart-core/birth-moment";
import { chartWindow } from "chart-core/time";
import { describe, expect, test } from "vitest";
import type { Span } from "../src/spread.js";
import { type Askable, nextQuestion, type Question } from "../src/window/question.js";

function askableOf({ from, to }: Span, zone: string): Askable {
  const { spans, questions } = chartWindow(from, to);
  return {
    ...{ spans, questions },
    clock: (utc) => localTimeOf(utc, zone),
    spanOn: (date, hours) => resolveBirthSpan({ date, ...hours, zone }),
  };
}

/** Answers questions as somebody born in a minute does, until there is none. */
function playBirth(whole: Span, zone: string, bornMs: number): { asked: Question[]; left: Span } {
  const asked: Question[] = [];
  let left = whole;
  for (;;) {
    const question = nextQuestion(askableOf(left, zone), []);
    if (question === null) return { asked, left };
    asked.push(question);
    const after = question.after.told.between.from;
    const shown = resolveBirthSpan({ date: question.after.date, from: after, to: "24:00", zone }).from;
    const { date, told } = bornMs < +shown ? question.before : question.after;
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

  test("of a time that reaches past midnight asks for the date first, if no other answer lies in one day", () => {
    const zone = "Europe/Amsterdam";
    const night = { from: new Date("1990-09-04T21:00Z"), to: new Date("1990-09-05T02:00Z") };
    const question = nextQuestion(askableOf(night, zone), [])!;
    expect(question.text).toBe("Was the birth still on 4 Sep, or already on 5 Sep?");
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

  test("narrows the time to what no question divides, and the birth stays in it", () => {
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
        expect(new Set(asked.map(({ text }) => text)).size).toBe(asked.length);
        expect(bornMs, `${date} ${hour}`).toBeGreaterThanOrEqual(+left.from);
        // "Before 21:45" ends with the minute of 21:44, in which the chart changes.
        expect(bornMs, `${date} ${hour}`).toBeLessThanOrEqual(+left.to);
        const { questions } = chartWindow(left.from, left.to);
        // What is left unasked lies in a minute or two, or in the hours that clocks showed twice.
        const bound = date === "1990-09-30" ? 3 * 3_600_000 : 180_000;
        if (questions.length > 0) expect(+left.to - +left.from).toBeLessThan(bound);
      }
    }
  });

  test.each([
    // Before 1800 and after 2199 there is no date that a form takes, so that no answer leads there.
    ["1799-12-31T22:30Z", "1800-01-01T02:30Z", null],
    ["2199-12-31T21:30Z", "2200-01-01T01:30Z", null],
    ["1800-01-01T00:01:15Z", "1800-01-01T14:00Z", "Was the birth before or after 07:58 (7:58 am)?"],
    ["2199-12-31T10:30Z", "2200-01-01T00:00Z", "Was the birth before or after 23:40 (11:40 pm)?"],
  ])("of %s to %s, at an end of the supported years, is %j", (from, to, text) => {
    const span = { from: new Date(from), to: new Date(to) };
    expect(nextQuestion(askableOf(span, "Europe/London"), [])?.text ?? null).toBe(text);
  });

  test("is not asked again in the minute of one that was declined", () => {
    const zone = "Europe/Amsterdam";
    const day = askableOf(resolveBirthSpan({ date: "1990-09-05", zone }), zone);
    const [{ at }, other] = day.questions as [{ at: Date }, { at: Date }];
    // Another change in the same minute, as a narrowed window may bring it.
    const near = new Date(+at - 20_000);
    const texts = (declined: readonly Date[]) =>
      nextQuestion({ ...day, questions: [{ at: near }, { at }, other] }, declined)?.text;
    expect(texts([])).toBe("Was the birth before or after 21:45 (9:45 pm)?");
    expect(texts([at])).toBe("Was the birth before or after 02:22 (2:22 am)?");
    expect(texts([at, other.at])).toBeUndefined();
  });

  test("says other values before than after, or which is likelier", () => {
    for (let day = 0; day < 150; day++) {
      const from = new Date(Date.UTC(2112, 5, 1 + day));
      const askable = askableOf({ from, to: new Date(+from + 86_400_000) }, "Pacific/Apia");
      const question = nextQuestion(askable, []);
      if (question !== null)
        expect(question.before.values, from.toISOString()).not.toBe(question.after.values);
    }
  });

  test("around a midnight that clocks skipped names the day", () => {
    const night = { from: new Date("2018-11-03T23:30Z"), to: new Date("2018-11-04T05:30Z") };
    const question = nextQuestion(askableOf(night, "America/Sao_Paulo"), []);
    expect(question?.text).toBe("Was the birth before or after 01:00 (1:00 am) on 4 Nov?");
    expect([question?.before.text, question?.before.date]).toEqual(["before 01:00 on 4 Nov", "2018-11-03"]);
  });

  test("is none for a time without doubt", () => {
    const minute = { from: new Date("1990-09-05T19:17Z"), to: new Date("1990-09-05T19:18Z") };
    expect(nextQuestion(askableOf(minute, "UTC"), [])).toBeNull();
  });
});
