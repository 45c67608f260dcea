import { expect, inject, test } from "vitest";
import { gazetteerQuestions } from "../scripts/lib/gazetteer-questions.js";
import { measureGazetteer } from "../scripts/lib/measure-gazetteer.js";
import { Gazetteer } from "../src/file/gazetteer.js";

test("finds 99 % of another list's cities above 100,000 people within 25 km, and 99.5 % with the right offset from UTC", () => {
  const gazetteer = new Gazetteer(inject("gazetteerPath"));
  const { questions, ambiguous } = gazetteerQuestions(100_000, "country");
  const { asked, near, sameUtc } = measureGazetteer(gazetteer, questions);
  gazetteer.close();

  // Only pairs of one name in one country are left out, because the text cannot distinguish them.
  expect({ asked, ambiguous }).toEqual({ asked: 4370, ambiguous: 57 });
  expect(near / asked).toBeGreaterThanOrEqual(0.99);
  expect(sameUtc / asked).toBeGreaterThanOrEqual(0.995);
}, 120_000);
