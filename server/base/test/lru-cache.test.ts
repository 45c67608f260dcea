import { expect, test } from "vitest";
import { LruCache } from "../src/lru-cache.js";

test("a full cache drops the least recently used entry", () => {
  const cache = new LruCache<string, number>(2);
  cache.set("a", 1);
  cache.set("b", 2);
  cache.get("a");
  cache.set("c", 3);

  expect([cache.get("a"), cache.get("b"), cache.get("c")]).toEqual([1, undefined, 3]);
});

test("a deleted entry is gone", () => {
  const cache = new LruCache<string, number>(2);
  cache.set("a", 1);
  cache.delete("a");
  expect(cache.get("a")).toBeUndefined();
});
