import { expect, test } from "vitest";
import { filesOf, loadAssets } from "../src/assets.js";

const assets = loadAssets("Star Charts", "dashboard", { pictures: { "bodygraph-light": "<svg/>" } });
const text = (body: Uint8Array) => Buffer.from(body).toString();

test("all styles are one file of at most 31 kB, without weights above 600", () => {
  const css = text(assets.styles.body);
  expect(assets.styles.body.length).toBeLessThanOrEqual(31_000);
  expect(css).not.toContain("/*");
  // The typeface has all weights in one file.
  const weights = [
    ...css.replaceAll("font-weight:300 900", "").matchAll(/font(?:-weight)?:\s*(\d{3})\b/g),
  ].map(([, weight]) => Number(weight));
  expect(new Set(weights)).toEqual(new Set([400, 500, 600]));
});

test("each file has a digest of its content in its path, and none loads another one but the typeface of at most 40 kB", () => {
  const files = filesOf(assets);
  const fonts: readonly string[] = assets.fonts.map(({ path }) => `url(${path})`);
  const bytes = assets.fonts.reduce((sum, { body }) => sum + body.length, 0);
  expect(bytes).toBeLessThanOrEqual(40_000);
  expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
  for (const { path, body } of files) {
    expect(path).toMatch(/^\/dashboard\/assets\/[\w-]+\.[0-9a-f]{16}\.(css|js|svg|woff2)$/);
    const ownUrls = fonts.reduce((content, url) => content.replace(url, ""), text(body));
    expect(ownUrls).not.toMatch(/@import|url\(|<style|style=|https?:\/\/(?!www\.w3\.org)/);
  }
});
