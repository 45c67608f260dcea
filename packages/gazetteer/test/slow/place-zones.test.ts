import { expect, test } from "vitest";
import { zoneDifferences } from "../../scripts/lib/place-zones.js";
import { sourcePlaces } from "../../src/sources/source-places.js";

test("only reviewed places have another zone than the exact outline around them", async () => {
  const { compared, unreviewed, stale } = await zoneDifferences(sourcePlaces());
  expect(compared).toBeGreaterThan(230_000);
  expect({ unreviewed, stale }).toEqual({ unreviewed: [], stale: [] });
});
