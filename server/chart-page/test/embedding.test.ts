import { describe, expect, test } from "vitest";
import { frameSources, maySearch } from "../src/embedding.js";

const LISTED = { origins: ["https://www.example.com"], allowsLoopback: false };
const LOCAL = { origins: [], allowsLoopback: true };

describe("in development on loopback", () => {
  test.each([
    "http://localhost",
    "http://localhost:5173",
    "https://localhost:8443",
    "http://127.0.0.1:8080",
    "https://127.0.0.1",
    "http://[::1]:4000",
  ])("pages of %s search for places", (origin) => {
    expect(maySearch(LOCAL, origin)).toBe(true);
    expect(maySearch(LISTED, origin)).toBe(false);
  });

  test.each([
    "null",
    "",
    "http://localhost.example.com",
    "http://localhost.:80",
    "http://evil-localhost",
    "http://127.0.0.1.evil.com",
    "http://127.0.0.1@evil.com",
    "http://127.0.0.2:80",
    "http://0.0.0.0:80",
    "http://[::2]:80",
    "http://localhost:80/",
    "http://localhost:8a",
    "ftp://localhost",
    "http://localhost\n",
    "https://www.example.com",
  ])("those of %j do not", (origin) => {
    expect(maySearch(LOCAL, origin)).toBe(false);
  });

  test("their frames are allowed by sources that browsers know", () => {
    expect(frameSources(LOCAL)).toEqual([
      "http://localhost:*",
      "http://127.0.0.1:*",
      "https://localhost:*",
      "https://127.0.0.1:*",
    ]);
  });
});

test("otherwise the listed origins alone search for places and show the form", () => {
  expect(maySearch(LISTED, "https://www.example.com")).toBe(true);
  expect(maySearch(LISTED, "https://www.example.com:8443")).toBe(false);
  expect(frameSources(LISTED)).toEqual(["https://www.example.com"]);
});
