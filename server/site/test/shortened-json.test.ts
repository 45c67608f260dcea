import { expect, test } from "vitest";
import { differences, parseShortened } from "./shortened-json.js";

const ANSWER = { success: true, items: [1, 2, 3], data: { type: "a", name: "b … c" } };

test.each([
  '{ "success": true, … }',
  '{ "success": …, "items": [1, 2, 3], "data": { "type": "a", "name": "b … c" } }',
  '{ …, "data": { …, "name": "b … c" } }',
  '{\n  …\n  "items": [1, …, 3],\n  …\n}',
  '{ "items": […, 3], … }',
  '{ "items": …, … }',
])("the shortened answer %s is accepted", (text) => {
  expect(differences(ANSWER, parseShortened(text))).toEqual([]);
});

test.each([
  ["a member left out without a mark", '{ "success": true, "items": [1, 2, 3] }'],
  ["a mark for nothing", '{ "success": true, "items": [1, 2, 3], "data": …, … }'],
  ["items left out without a mark", '{ "items": [1, 2], … }'],
  ["a mark for no items", '{ "items": [1, 2, 3, …], … }'],
  ["another order", '{ "items": [1, 2, 3], "success": true, … }'],
  ["another value", '{ "success": false, … }'],
  ["a member that the answer lacks", '{ "other": 1, … }'],
  ["a list in place of an object", '{ "data": [], … }'],
])("%s is found", (_, text) => {
  expect(differences(ANSWER, parseShortened(text))).not.toEqual([]);
});
