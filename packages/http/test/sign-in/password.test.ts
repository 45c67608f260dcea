import { expect, test } from "vitest";
import { hashPassword, passwordFault, verifyPassword } from "../../src/sign-in/password.js";

test("a password is right however a keyboard composes its letters, and wrong in any other spelling", async () => {
  const composed = "Zo\u00eb ate cr\u00e8me";
  const hash = await hashPassword(composed);
  expect(await verifyPassword(hash, composed.normalize("NFD"))).toBe(true);
  expect(await verifyPassword(hash, "Zoe ate creme")).toBe(false);
  expect(await verifyPassword(undefined, composed)).toBe(false);
});

test.each([
  ["x".repeat(9), "at least 10"],
  ["x".repeat(201), "at most 200"],
  ["ADA@example.com", "e-mail address"],
])("%s is refused as a password", (password, why) => {
  expect(passwordFault(password, "ada@example.com")).toContain(why);
});

test("of a password of more than 200 characters the first 200 are no substitute", async () => {
  const hash = await hashPassword("x".repeat(200));
  expect(await verifyPassword(hash, "x".repeat(200))).toBe(true);
  expect(await verifyPassword(hash, "x".repeat(201))).toBe(false);
});
