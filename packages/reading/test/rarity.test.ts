import { computeChart } from "chart-core";
import { shareOf } from "chart-core/census";
import { chartWindow } from "chart-core/time";
import { expect, test } from "vitest";
import { rarityOf, rarityText } from "../src/rarity.js";
import { exactSpan, spreadOf } from "../src/spread.js";

test("how common a chart is: its type and profile in the year of birth, its cross in the decade, each of all years", () => {
  const rows = rarityOf(exactSpan(computeChart(new Date("1990-09-05T19:17Z"))), "1990-09-05", shareOf);
  expect(rows.map(({ about, value, years }) => [about, value, years])).toEqual([
    ["type", "Projector", "1990"],
    ["profile", "2/4", "1990"],
    ["incarnationCross", "Right Angle Cross of Consciousness (64/63 | 35/5)", "1990–1999"],
  ]);
  expect(rows[0]).toMatchObject({
    share: shareOf("type", "Projector", { from: 1990, to: 1990 }),
    shareOfAll: shareOf("type", "Projector"),
  });
});

test("of an uncertain time, the values are the commonest ones; the year is that of the date at the birthplace", () => {
  const { spans } = chartWindow(new Date("1989-12-31T23:00Z"), new Date("1990-01-01T23:00Z"));
  const [type] = rarityOf(spans, "1990-01-01", shareOf);
  expect([type!.value, type!.years]).toEqual([spreadOf(spans).texts.type[0]!.value, "1990"]);
});

test("shares are written with two or three digits", () => {
  const texts = [0, 0.000336, 0.0052, 0.0431, 0.09996, 0.1, 0.3428, 1].map(rarityText);
  expect(texts).toEqual(["0%", "0.034%", "0.52%", "4.3%", "10%", "10%", "34%", "100%"]);
});
