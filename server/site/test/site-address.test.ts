import { previewOf } from "@chart/ui";
import { expect, test } from "vitest";
import { robotsTxt, sitemap } from "../src/base/site-address.js";

const LISTENING = { baseUrl: "http://127.0.0.1:3000" };
const PUBLIC = { baseUrl: "https://charts.example.com", publicUrl: "https://charts.example.com" };

test("a page names its own address only if the service has a configured one, and search results none", () => {
  expect(previewOf(PUBLIC, "Charts.", "/docs").url).toBe("https://charts.example.com/docs");
  expect(previewOf(LISTENING, "Charts.", "/docs").url).toBeUndefined();
  expect(previewOf(PUBLIC, "Search results").url).toBeUndefined();
});

test("robots.txt leads to the list of pages, whose addresses are escaped", () => {
  expect(robotsTxt(PUBLIC)).toContain("\nSitemap: https://charts.example.com/sitemap.xml\n");
  expect(sitemap(PUBLIC, ["/a&b"])).toContain("<loc>https://charts.example.com/a&amp;b</loc>");
});
