/**
 * Compares the time zone of every place with the exact outlines of geo-tz (ten seconds). Fails if a zone differs, except
 * for the places that are reviewed in lib/kept-zones.ts, or if one of these does not differ any more.
 *
 * With `--write`, writes the table of corrections that `src/sources` applies: all places whose sources the outlines
 * contradict, without the reviewed ones. The gazetteer itself reads no outlines: they have 71 MB.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sourcePlaces } from "../src/sources/source-places.js";
import { correctionsSource, zoneDifferences } from "./lib/place-zones.js";

const TABLE = fileURLToPath(new URL("../src/sources/zone-corrections.generated.ts", import.meta.url));

if (process.argv.includes("--write")) {
  const { unreviewed } = await zoneDifferences(sourcePlaces((_source, zone) => zone));
  writeFileSync(TABLE, correctionsSource(unreviewed));
  console.log(`${unreviewed.length} corrections written`);
} else {
  const { compared, unreviewed, kept, stale } = await zoneDifferences(sourcePlaces());
  console.log(`${compared} places: ${kept} keep their zone by review, ${unreviewed.length} others differ`);
  for (const { source, name, country, zone, outline } of unreviewed)
    console.log(`  ${source} ${name}, ${country}: ${zone}, by its outline ${outline}`);
  for (const place of stale) console.log(`  reviewed, but does not differ: ${place}`);
  if (unreviewed.length + stale.length > 0) process.exitCode = 1;
}
