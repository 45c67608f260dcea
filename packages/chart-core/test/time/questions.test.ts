import { describe, expect, it } from "vitest";
import { randomNumbers } from "../../bench/lib/random.js";
import { checkQuestions, playAnswers } from "../../scripts/lib/random-questions.js";
import { chartWindow, QUESTION_MEMBERS } from "../../src/time/index.js";

const at = (time: string) => new Date(`1990-09-05T${time}Z`);

describe("the questions of a window", () => {
  it("are those that a search over every change of the chart chooses, given the ones before (random windows, fixed seed)", () => {
    const random = randomNumbers(79);
    const checked = Array.from({ length: 12 }, () => checkQuestions(random));
    for (const { asked, searched, from } of checked) expect(asked, from.toISOString()).toEqual(searched);
  });

  it("leave the true type at least 97 % of the remaining time after three true answers, more than halving does", () => {
    const { answered, halved, unasked } = playAnswers(60, 10, randomNumbers(80));
    expect(answered).toBeGreaterThanOrEqual(0.97);
    expect(answered).toBeGreaterThan(halved);
    expect(halved).toBeGreaterThan(unasked);
  });

  it("have on each side the values of the members that differ, with shares of that side that sum to 1", () => {
    const { questions } = chartWindow(at("19:00:00"), at("20:00:00"));
    expect(questions).toEqual([
      {
        from: at("19:00:00"),
        at: at("19:44:45.236"),
        to: at("20:00:00"),
        before: {
          type: [{ value: "Projector", share: 1 }],
          authority: [{ value: "Sounding Board", share: 1 }],
          definition: [{ value: "Single Definition", share: 1 }],
        },
        after: {
          type: [{ value: "Manifestor", share: 1 }],
          authority: [{ value: "Emotional", share: 1 }],
          definition: [{ value: "Split Definition", share: 1 }],
        },
      },
    ]);
  });

  it("divide the part of the window that the earlier ones leave, with the values of that part", () => {
    const window = chartWindow(at("00:00:00"), new Date("1990-09-06T12:00Z"));
    const cuts = [window.spans[0]!.from.getTime(), window.spans.at(-1)!.to.getTime()];
    expect(window.questions).toHaveLength(3);
    for (const { from, at: cut, to, before, after } of window.questions) {
      expect(cuts.filter((other) => other <= cut.getTime()).sort((a, b) => b - a)[0]).toBe(from.getTime());
      expect(cuts.filter((other) => other >= cut.getTime()).sort((a, b) => a - b)[0]).toBe(to.getTime());
      cuts.push(cut.getTime());
      const sides = [
        [before, chartWindow(from, cut)],
        [after, chartWindow(cut, to)],
      ] as const;
      for (const [values, part] of sides) {
        expect(Object.keys(values)).toEqual(Object.keys(after));
        for (const member of QUESTION_MEMBERS.filter((name) => values[name] !== undefined)) {
          const single = { value: part.certain[member], share: 1 };
          const expected = part.uncertain[member]?.map(({ value, share }) => ({ value, share })) ?? [single];
          expect(values[member]!.map(({ value }) => value)).toEqual(expected.map(({ value }) => value));
          for (const [index, { share }] of values[member]!.entries())
            expect(share).toBeCloseTo(expected[index]!.share, 9);
        }
      }
    }
  });

  it("are none where type, authority, profile and definition are certain", () => {
    const { questions, certain } = chartWindow(at("19:17:00"), at("19:18:00"));
    expect(QUESTION_MEMBERS.every((member) => certain[member] !== undefined)).toBe(true);
    expect(questions).toEqual([]);
  });
});
