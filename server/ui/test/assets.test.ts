import { expect, test } from "vitest";
import { filesOf, loadAssets } from "../src/assets.js";

const assets = loadAssets("Star Charts", "dashboard", { pictures: { "bodygraph-light": "<svg/>" } });
const text = (body: Uint8Array) => Buffer.from(body).toString();

test("all styles are one file of at most 30 kB, without weights above 600", () => {
  const css = text(assets.styles.body);
  expect(assets.styles.body.length).toBeLessThanOrEqual(30_000);
  expect(css).not.toContain("/*");
  const weights = [...css.matchAll(/font(?:-weight)?:\s*(\d{3})\b/g)].map(([, weight]) => Number(weight));
  expect(new Set(weights)).toEqual(new Set([400, 500, 600]));
});

test("each file has a digest of its content in its path, and no file loads another one", () => {
  const files = filesOf(assets);
  expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
  for (const { path, body } of files) {
    expect(path).toMatch(/^\/dashboard\/assets\/[\w-]+\.[0-9a-f]{16}\.(css|js|svg)$/);
    expect(text(body)).not.toMatch(/@import|url\(|<style|style=|https?:\/\/(?!www\.w3\.org)/);
  }
});
