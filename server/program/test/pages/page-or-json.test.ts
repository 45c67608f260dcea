import { expect, test } from "vitest";
import { namesHtml, prefersJson } from "../../src/pages/page-or-json.js";

const FIREFOX = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

test.each([
  // Accept, the front page, other addresses
  [undefined, "HTML", "JSON"],
  ["", "HTML", "JSON"],
  ["*/*", "HTML", "JSON"],
  ["text/*", "HTML", "JSON"],
  ["image/png", "HTML", "JSON"],
  [FIREFOX, "HTML", "HTML"],
  ["text/html", "HTML", "HTML"],
  ["TEXT/HTML;level=1", "HTML", "HTML"],
  ["text/html, application/json", "HTML", "HTML"],
  ["text/html, application/json;q=0.9", "HTML", "HTML"],
  ["application/xhtml+xml, text/html;q=0.9, */*;q=0.8", "HTML", "HTML"],
  ["application/json", "JSON", "JSON"],
  ["application/json;q=0.1", "JSON", "JSON"],
  ["application/*", "JSON", "JSON"],
  ["application/json, text/plain, */*", "HTML", "JSON"],
  ["application/json;q=0.5, */*;q=0.1", "JSON", "JSON"],
  ["text/html;q=0.1, application/json", "JSON", "JSON"],
  ["text/html;q=0.1, application/*", "JSON", "JSON"],
  ["text/html;q=0, */*", "JSON", "JSON"],
  ["text/html;q=0", "HTML", "JSON"],
  ["text/html;q=0.000, application/json;q=0", "HTML", "JSON"],
  ["text/html;q=high", "HTML", "JSON"],
])(
  "for Accept: %s, the front page is %s, and an address that does not exist is %s",
  (accept, front, other) => {
    expect(prefersJson(accept) ? "JSON" : "HTML").toBe(front);
    expect(namesHtml(accept) ? "HTML" : "JSON").toBe(other);
  },
);
