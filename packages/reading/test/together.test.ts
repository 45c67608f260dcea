import { CHANNELS, computeChart } from "chart-core";
import { composite } from "chart-core/people";
import { expect, test } from "vitest";
import { channelsTogether } from "../src/together.js";

test("the channels of two people are those of the library's composites, kind by kind", () => {
  const kinds = new Set<string>();
  for (let index = 0; index < 200; index++) {
    const chartOf = (day: number) =>
      computeChart(new Date(Date.UTC(1950, 0, 1 + day, index % 24, (index * 7) % 60)));
    const [a, b] = [chartOf(index * 37), chartOf(9000 + index * 53)];
    const { electromagnetic, companionship, dominance, compromise } = composite(a, b);
    const owned = (kind: string, list: typeof dominance) =>
      list.map(({ channel, person }) => `${channel} ${kind} ${person === 0 ? "a" : "b"}`);
    const expected = [
      ...electromagnetic.map((id) => `${id} electromagnetic null`),
      ...companionship.map((id) => `${id} companionship null`),
      ...owned("dominance", dominance),
      ...owned("compromise", compromise),
    ];
    const found = channelsTogether(a, b, CHANNELS).map(({ id, kind, owner }) => `${id} ${kind} ${owner}`);
    expect(found.sort()).toEqual(expected.sort());
    for (const text of found) kinds.add(text.split(" ")[1] ?? "");
  }
  expect(kinds.size).toBe(4);
});
