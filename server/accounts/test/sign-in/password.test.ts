import { CHEAPEST_HASH } from "@chart/kit/services/cheapest-hash";
import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "../../src/sign-in/password.js";

test("a hash is Argon2id with 19 MiB, two passes and one thread, as OWASP recommends", async () => {
  expect(await hashPassword("a password")).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test("a password matches in any Unicode composition of its characters, and in no other spelling", async () => {
  const composed = "Zo\u00eb ate cr\u00e8me";
  const hash = await hashPassword(composed, CHEAPEST_HASH);
  expect(await verifyPassword(hash, composed.normalize("NFD"))).toBe(true);
  expect(await verifyPassword(hash, "Zoe ate creme")).toBe(false);
  expect(await verifyPassword(undefined, composed)).toBe(false);
});

test("a longer password does not match, even if its first 200 characters do", async () => {
  const hash = await hashPassword("x".repeat(200), CHEAPEST_HASH);
  expect(await verifyPassword(hash, "x".repeat(200))).toBe(true);
  expect(await verifyPassword(hash, "x".repeat(201))).toBe(false);
});
