import { computeChart } from "chart-core";
import { chartWindow, transits } from "chart-core/time";
import { expect, it } from "vitest";
import {
  ChartInputError,
  renderBodygraph,
  renderComposite,
  renderDay,
  renderTransit,
  renderWheel,
} from "../src/index.js";

const CHART = computeChart(new Date("1990-09-05T19:17Z"));
const SKY = transits(new Date("2026-11-22T12:00Z"));
const DAY = chartWindow(new Date("1990-09-05T00:00Z"), new Date("1990-09-05T02:00Z"));

const draw = (options: unknown) => () => renderBodygraph(CHART, options as object);

it.each<[string, () => string]>([
  ["options", draw(null)],
  ["colour", draw({ colour: "red" })],
  ["theme", draw({ theme: "sepia" })],
  ["theme", draw({ theme: "constructor" })],
  ["theme", draw({ theme: 1 })],
  ["theme.ink", draw({ theme: { ink: "black" } })],
  ["theme.ink", draw({ theme: { ink: '#000"/><script>' } })],
  ["theme.ink", draw({ theme: { ink: "#12345" } })],
  ["theme.inks", draw({ theme: { inks: "#000" } })],
  ["theme.base", draw({ theme: { base: "sepia" } })],
  ["width", draw({ width: "400" })],
  ["width", draw({ width: Number.NaN })],
  ["width", draw({ width: 15 })],
  ["width", draw({ width: 10_001 })],
  ["idPrefix", draw({ idPrefix: "1" })],
  ["idPrefix", draw({ idPrefix: 'a"' })],
  ["idPrefix", draw({ idPrefix: "a".repeat(33) })],
  ["title", draw({ title: "a".repeat(201) })],
  ["title", draw({ title: "\u0000" })],
  ["title", draw({ title: "\ud800" })],
  ["title", draw({ title: 1 })],
  ["caption", draw({ caption: 1 })],
  ["caption", draw({ caption: "a".repeat(201) })],
  ["caption", draw({ caption: "\u0008" })],
  ["columns", draw({ columns: "yes" })],
  ["arrows", draw({ arrows: 0 })],
  ["fixings", draw({ fixings: null })],
  ["silhouette", draw({ silhouette: true })],
  ["theme.silhouette", draw({ theme: { silhouette: "#fff" } })],
  ["arrowWords", draw({ arrowWords: "yes" })],
  ["caption", draw({ caption: null })],
  ["caption.title", draw({ caption: { title: "Ada" } })],
  ["caption", draw({ caption: ["Ada"] })],
  ["caption.name", draw({ caption: { name: 1 } })],
  ["caption.born", draw({ caption: { born: new Date(0) } })],
  ["caption.place", draw({ caption: { place: "a".repeat(201) } })],
  ...["\t", "\n", "\r", "\u007f", "\u0085", "\u2028"].flatMap((control): [string, () => string][] => [
    ["caption", draw({ caption: `Ada${control}Example` })],
    ["caption.name", draw({ caption: { name: `Ada${control}Example` } })],
    ["names.0", () => renderComposite(CHART, CHART, { names: [`A${control}`, "B"] })],
  ]),
  ["background", draw({ background: "#fff" })],
  ["chart", () => renderBodygraph({} as never)],
  ["chart", () => renderWheel(null as never)],
  ["bodygraph", () => renderWheel(CHART, { bodygraph: 1 as never })],
  ["narrow", () => renderWheel(CHART, { narrow: "yes" as never })],
  ["caption", () => renderTransit(CHART, SKY, { caption: 1 as never })],
  ["caption", () => renderWheel(CHART, { caption: 1 as never })],
  ["caption", () => renderDay(DAY, { caption: 1 as never })],
  ["sky", () => renderTransit(CHART, {} as never)],
  ["b", () => renderComposite(CHART, {} as never)],
  ["names", () => renderComposite(CHART, CHART, { names: ["A"] as never })],
  ["names.1", () => renderComposite(CHART, CHART, { names: ["A", "a".repeat(25)] })],
  ["utcOffsetMinutes", () => renderDay(DAY, { utcOffsetMinutes: 1.5 })],
  ["utcOffsetMinutes", () => renderDay(DAY, { utcOffsetMinutes: 2000 })],
  ["narrow", () => renderDay(DAY, { narrow: 1 as never })],
  ["window", () => renderDay({} as never)],
])(
  "an invalid %s is refused with INVALID_OPTION, a value that is no chart with INVALID_CHART (%#)",
  (field, render) => {
    let error: unknown;
    try {
      render();
    } catch (caught) {
      error = caught;
    }
    expect(error).toBeInstanceOf(ChartInputError);
    const isNoChart = field === "chart" || field === "b";
    expect(error).toMatchObject({ code: isNoChart ? "INVALID_CHART" : "INVALID_OPTION", field });
  },
);

it.each([1, "a".repeat(25)])("the error of the name %s says how long a name may be", (name) => {
  expect(() => renderComposite(CHART, CHART, { names: [name as string, "B"] })).toThrow(
    expect.objectContaining({ field: "names.0", expected: "a text of up to 24 characters" }),
  );
});

it("absent and explicitly undefined options mean the defaults", () => {
  const options = { theme: undefined, columns: undefined, caption: undefined, width: undefined };
  expect(renderBodygraph(CHART, options as object)).toBe(renderBodygraph(CHART));
});
