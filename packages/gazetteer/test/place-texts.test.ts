import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { measurePlaceTexts, type PlaceTextFigures, readPlaceTexts } from "../scripts/lib/place-texts.js";
import { Gazetteer } from "../src/file/gazetteer.js";

let gazetteer: Gazetteer;
let figures: PlaceTextFigures;

beforeAll(async () => {
  gazetteer = new Gazetteer(inject("gazetteerPath"));
  figures = await measurePlaceTexts(gazetteer, readPlaceTexts());
});
afterAll(() => gazetteer.close());

test("the table has at least 300 texts", () => {
  expect(figures.all.texts).toBeGreaterThanOrEqual(300);
});

test("at most 0.3 % of the texts find a wrong place, and at most 3 % miss their place", () => {
  const { texts, wrong, missed } = figures.all;
  expect(figures.wrong, "wrong").toHaveLength(wrong);
  expect(wrong / texts).toBeLessThanOrEqual(0.003);
  expect(missed / texts).toBeLessThanOrEqual(0.03);
});

test("no text that names no place finds one", () => {
  expect(figures.answered).toEqual([]);
});
