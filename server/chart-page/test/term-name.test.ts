import { expect, test } from "vitest";
import { readLinks, writeLinks } from "../src/tabs/term-name.js";

test("addresses of terms are the same after they were written as text", () => {
  const links = {
    type: "/docs/glossary/type-and-decisions#type",
    profile: "/docs/glossary/type-and-decisions#profile",
    gate: "/docs/glossary/the-wheel-of-gates#gate",
  };
  expect(readLinks(writeLinks(links))).toEqual(links);
  expect(writeLinks(links)).toBe(
    "/docs/glossary/type-and-decisions#type:type,profile:profile /docs/glossary/the-wheel-of-gates#gate:gate",
  );
  expect(readLinks("")).toEqual({});
});
