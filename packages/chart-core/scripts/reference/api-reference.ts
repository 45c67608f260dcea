import { chapter } from "./chapters.js";
import { readLibrary } from "./entries.js";
import { headingOf, linkTarget } from "./markdown.js";
import { sampleAll, sampleEntries } from "./samples.js";
import { findUses } from "./users.js";

/** Writes the API reference of all entries as one document, with the output of its examples. */
export function apiReference(): string {
  const library = readLibrary();
  const deps = {
    library,
    usesOf: findUses(library),
    samplesOf: sampleAll(library),
    sampleOf: sampleEntries(library),
  };
  const text = [
    "# API reference of chart-core",
    "Written by `npm run api-reference` from the doc comments, with the output of the examples; do not\nedit it.",
    library.entries.map(({ name }) => `- [${name}](#${slug(name)})`).join("\n"),
    ...library.entries.map((entry) => chapter(entry, deps)),
    "",
  ].join("\n\n");
  return withAnchors(
    text,
    new Map(library.exports.map((of) => [`${of.entry} ${headingOf(of)}`, linkTarget(of)])),
  );
}

/**
 * Replaces the targets of links to exports by the anchors of their headings.
 *
 * @param targets Target by entry and heading.
 */
function withAnchors(text: string, targets: ReadonlyMap<string, string>): string {
  const anchors = new Map<string, string>();
  const counts = new Map<string, number>();
  let entry = "";
  for (const [, marks = "", heading = ""] of text
    .replaceAll(/^```.*?^```$/gms, "")
    .matchAll(/^(#+) (.*)$/gm)) {
    if (marks === "##") entry = heading;
    const count = counts.get(slug(heading)) ?? 0;
    counts.set(slug(heading), count + 1);
    const target = marks === "####" ? targets.get(`${entry} ${heading}`) : undefined;
    if (target !== undefined) anchors.set(target, `${slug(heading)}${count === 0 ? "" : `-${count}`}`);
  }
  return text.replaceAll(/\]\((@[^)]+)\)/g, (_, target: string) => {
    const anchor = anchors.get(target);
    if (anchor === undefined) throw new Error(`No heading for ${target}`);
    return `](#${anchor})`;
  });
}

/** Returns the anchor of a heading, in the way of GitHub. */
function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(/\s/g, "-");
}
