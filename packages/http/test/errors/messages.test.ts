import { describe, expect, test } from "vitest";
import { v1RefusalForm } from "../../src/api/v1/refusal-form.js";
import { v2RefusalForm } from "../../src/api/v2/refusal-form.js";
import { V2_ENDPOINTS } from "../../src/endpoints/index.js";
import { Failure, type FailureCode } from "../../src/errors/failure.js";
import { describeFailure, FAILURE_CODES, messageInMarkdown } from "../../src/errors/failure-table.js";

const names = { apiKey: "My-Api-Key", geocodeKey: "My-Geocode-Key" } as never;
const wordings = {
  "version 1": v1RefusalForm(names).wording,
  "version 2": v2RefusalForm(names).wording,
  "version 2, either place": v2RefusalForm(names, "/v2/transits", V2_ENDPOINTS).wording,
};

/** A name, or a place for one that has not been filled in. */
const NAME =
  /birth(?:date|time)\b|plusMinus|YYYY|HH:MM|\b[A-Z]\w*-[A-Z]\w+|\b(?:field|parameter|header) \w|[{}]/;

describe.each(Object.entries(wordings))("the messages of %s", (_version, wording) => {
  test("have the names of fields, parameters and headers as code in Markdown", () => {
    for (const code of FAILURE_CODES) {
      const parts = messageInMarkdown(code, wording).split("`");
      const text = parts.filter((_, index) => index % 2 === 0).join("|");
      expect([code, parts.length % 2]).toEqual([code, 1]);
      expect([code, text.replace("DD-Mon-YYYY", "").match(NAME)]).toEqual([code, null]);
    }
  });

  test("have the same words in responses", () => {
    for (const code of FAILURE_CODES) {
      const { message } = describeFailure(new Failure(code), wording);
      expect(message.replaceAll("`", "")).toBe(messageInMarkdown(code, wording).replaceAll("`", ""));
    }
  });
});

test.each<[FailureCode, string]>([
  ["INVALID_BIRTHTIME", "The field birthtime must be a time from 00:00 to 23:59. Write it as HH:MM."],
  ["API_KEY_MISSING", "Missing API key. Send it as `Authorization: Bearer <key>`."],
])("the response of %s has backticks only around what is to be sent", (code, message) => {
  expect(describeFailure(new Failure(code), wordings["version 2"]).message).toBe(message);
});

describe("a field that is missing", () => {
  const missing = (code: FailureCode, path: string, item?: string) =>
    describeFailure(
      new Failure(code, { isMissing: true, item }),
      v2RefusalForm(names, path, V2_ENDPOINTS).wording,
    ).message;

  test.each([
    ["/v2/charts", "/v2/charts/window"],
    ["/v2/charts/simple", "/v2/charts/window"],
    ["/v2/charts/coordinates", "/v2/charts/window/coordinates"],
    ["/v2/charts/moment", "/v2/charts/window/moment"],
    [
      "/v2/transits",
      "/v2/charts/window by its location, or /v2/charts/window/coordinates by coordinates, or " +
        "/v2/charts/window/moment by time zone",
    ],
  ])("is called missing; for a birth time, %s names %s", (path, window) => {
    expect(missing("INVALID_BIRTHTIME", path)).toBe(
      "The field birthtime is missing. It must be a time from 00:00 to 23:59. Write it as HH:MM. " +
        `If nobody knows it, send the birth without it to ${window}.`,
    );
  });

  test("of an item of a list is called by the item", () => {
    expect(missing("INVALID_LATITUDE", "/v2/composites", "people[1]")).toBe(
      "The field people[1].lat is missing. It must be a number from -90 to 90.",
    );
  });
});
