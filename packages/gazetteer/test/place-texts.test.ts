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

test("of all texts, at most 0.3 % lead to a wrong place and 3 % are refused though a person would expect an answer", () => {
  const { texts, wrong, missed } = figures.all;
  expect(figures.wrong, "wrong").toHaveLength(wrong);
  expect(wrong / texts).toBeLessThanOrEqual(0.003);
  expect(missed / texts).toBeLessThanOrEqual(0.03);
});

test("no text is answered that should be refused", () => {
  expect(figures.answered).toEqual([]);
});
