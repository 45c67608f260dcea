import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { bundleProgram, measureEntries } from "../../scripts/lib/measure-entries.js";
import { measurePackage } from "../../scripts/lib/measure-package.js";

const sizes = await measureEntries();
const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");

/** Returns the two sizes of an entry in the README's table, kB. */
function published(entry: string): readonly [minified: number, gzip: number] {
  const [, minified = "", gzip = ""] =
    new RegExp(`^\\| \`${entry}\`[^|]* \\| ([\\d.,]+) \\| ([\\d.,]+) \\|$`, "m").exec(readme) ?? [];
  return [Number(minified.replaceAll(",", "")), Number(gzip.replaceAll(",", ""))];
}

it.each(sizes)("the README's sizes of $entry are those of the built entry, within 5 %", (size) => {
  const [minified, gzip] = published(size.entry);
  expect(Math.abs(minified * 1000 - size.minified)).toBeLessThan(0.05 * size.minified);
  expect(Math.abs(gzip * 1000 - size.gzip)).toBeLessThan(0.05 * size.gzip);
});

it("a first chart of `chart-core/lazy` loads at most 300 kB, compressed", () => {
  const lazy = sizes.find(({ entry }) => entry === "chart-core/lazy");
  expect(lazy?.gzip).toBeGreaterThan(200_000);
  expect(lazy?.gzip).toBeLessThanOrEqual(300_000);
});

it("the README's size of a program that imports GATES alone is right, within 5 %", async () => {
  const outputFiles = await bundleProgram('import { GATES } from "chart-core"; console.log(GATES);');
  const bytes = outputFiles.reduce((sum, { contents }) => sum + contents.length, 0);
  const [, published] = /`import \{ GATES \} from "chart-core"` adds ([\d.]+) kB/.exec(readme) ?? [];
  expect(Math.abs(Number(published) * 1000 - bytes)).toBeLessThan(0.05 * bytes);
});

it("the installed package has at most 4.1 MB, of which the census takes 0.2", () => {
  const { unpackedSize } = measurePackage();
  expect(unpackedSize).toBeGreaterThan(2_000_000);
  expect(unpackedSize).toBeLessThanOrEqual(4_100_000);
});
