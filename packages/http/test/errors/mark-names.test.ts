import { describe, expect, test } from "vitest";
import { v2RefusalForm } from "../../src/api/v2/refusal-form.js";
import { Failure } from "../../src/errors/failure.js";
import { describeFailure, FAILURE_CODES } from "../../src/errors/failure-table.js";
import { markNames } from "../../src/errors/mark-names.js";

const { wording } = v2RefusalForm({ apiKey: "Chart-Api-Key", geocodeKey: "Chart-Geocode-Key" } as never);

describe("names in error messages", () => {
  test.each([
    [
      "The field birthdate must be a real date in the years 1800 to 2199. Write it as YYYY-MM-DD.",
      "The field `birthdate` must be a real date in the years 1800 to 2199. Write it as `YYYY-MM-DD`.",
    ],
    [
      "The fields at, from and to must be moments in the years 1800 to 2199. The field from must be earlier than the field to.",
      "The fields `at`, `from` and `to` must be moments in the years 1800 to 2199. The field `from` must be earlier than the field `to`.",
    ],
    [
      "Use City, or send lat and lng in place of location.",
      "Use City, or send `lat` and `lng` in place of `location`.",
    ],
    ["Check the key in the header My-Brand-Key.", "Check the key in the header `My-Brand-Key`."],
    ["Try again in a moment.", "Try again in a moment."],
  ])("%s", (message, marked) => {
    expect(markNames(message)).toBe(marked);
  });

  test("are code in every message, which keeps its words and has pairs of marks", () => {
    for (const code of FAILURE_CODES) {
      const { message } = describeFailure(new Failure(code), wording);
      const marked = markNames(message);
      expect(marked.replaceAll("`", "")).toBe(message.replaceAll("`", ""));
      const outside = marked.split("`").filter((_, index) => index % 2 === 0);
      expect([code, marked.split("`").length % 2]).toEqual([code, 1]);
      expect([
        code,
        /\b(?:birth(?:date|time)|plusMinus\w*|YYYY|HH:MM|[A-Z]\w+-[A-Z]\w+)/.exec(outside.join("|")),
      ]).toEqual([code, null]);
    }
  });
});
