import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { numeralsModule } from "../scripts/lib/numerals-module.js";
import { Figure } from "../src/figure.js";

test("the numerals are the letters of the bodygraph's pictures", () => {
  const committed = readFileSync(new URL("../src/numerals.generated.ts", import.meta.url), "utf8");
  expect(committed).toBe(numeralsModule());
});

test.each(["1,000", "13,200 of 13,200", "< 0.005″", "99.9\u00a0%", "–"])(
  "%s is drawn, and read as text",
  (text) => {
    const html = String(Figure({ text, testId: "share" }));
    const [, read = "", drawn = ""] =
      /^<span.*?data-test="share">(.*?)<\/span>(<svg.*<\/svg>)$/s.exec(html) ?? [];
    expect(read.replace("&lt;", "<")).toBe(text);
    expect(drawn).toContain('aria-hidden="true"');
    expect(drawn).not.toContain("style");
    expect(drawn.match(/M/g)).toHaveLength(text.replace(/\s/g, "").length);
  },
);

test("a text with another character stays as it is", () => {
  expect(String(Figure({ text: "1,000 €" }))).toBe("<span>1,000 €</span>");
});
