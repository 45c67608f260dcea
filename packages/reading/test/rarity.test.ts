import { computeChart } from "chart-core";
import { shareOf } from "chart-core/census";
import { chartWindow } from "chart-core/time";
import { expect, test } from "vitest";
import { rarityOf, rarityText } from "../src/rarity.js";
import { exactSpan } from "../src/spread.js";

test("how common a chart is: its type and profile in the year of birth, its cross in the decade, each of all years", () => {
  const rows = rarityOf(exactSpan(computeChart(new Date("1990-09-05T19:17Z"))), shareOf);
  expect(rows.map(({ about, value, years }) => [about, value, years])).toEqual([
    ["type", "Projector", "1990"],
    ["profile", "2/4", "1990"],
    ["incarnationCross", "Right Angle Cross of Consciousness (64/63 | 35/5)", "1990 to 1999"],
  ]);
  expect(rows[0]).toMatchObject({
    share: shareOf("type", "Projector", { from: 1990, to: 1990 }),
    shareOfAll: shareOf("type", "Projector"),
  });
});

test("of an uncertain time, the values are the commonest ones; a moment beyond the census counts as its nearest year", () => {
  const { spans } = chartWindow(new Date("1990-09-05T00:00Z"), new Date("1990-09-06T00:00Z"));
  expect(rarityOf(spans, shareOf)[0]!.value).toBe("Projector");
  const early = rarityOf(exactSpan(computeChart(new Date("1799-12-31T23:00Z"))), shareOf);
  expect(early.map(({ years }) => years)).toEqual(["1800", "1800", "1800 to 1809"]);
});

test("shares are written to two or three digits", () => {
  const texts = [0, 0.000004, 0.0052, 0.0431, 0.09996, 0.1, 0.3428, 1].map(rarityText);
  expect(texts).toEqual(["0%", "0.00%", "0.52%", "4.3%", "10.0%", "10%", "34%", "100%"]);
});
