import { expect, test } from "vitest";
import { AttemptLimits } from "../../src/sign-in/attempt-limits.js";

const attempts = () => {
  const now = new Date("2026-11-21T12:00:00Z");
  return new AttemptLimits(() => now);
};

test("an address over its limit locks out neither other people nor the owner of the account it guesses at", () => {
  const limits = attempts();
  for (let n = 0; n < 50; n++) limits.refusedForSeconds("sign-in", "10.0.0.1");
  for (let n = 0; n < 1000; n++) {
    expect(limits.refusedForSeconds("sign-in", "10.0.0.1", "ada@example.com")).toBeGreaterThan(0);
  }
  expect(limits.refusedForSeconds("sign-in", "10.0.0.2", "ada@example.com")).toBeUndefined();
});

test("the addresses of an IPv6 /64 share one limit, and the next network has its own", () => {
  const limits = attempts();
  const refused = Array.from({ length: 60 }, (_, n) =>
    limits.refusedForSeconds("sign-in", `2001:db8:1:2::${n.toString(16)}`),
  );
  expect(refused.filter((seconds) => seconds === undefined)).toHaveLength(50);
  expect(limits.refusedForSeconds("sign-in", "2001:db8:1:3::1")).toBeUndefined();
});

test("all addresses together get 300 attempts a minute, whichever accounts they guess at", () => {
  const limits = attempts();
  const refused = Array.from({ length: 310 }, (_, n) =>
    limits.refusedForSeconds("sign-in", `10.0.1.${n}`, `${n}@example.com`),
  );
  expect(refused.filter((seconds) => seconds === undefined)).toHaveLength(300);
});

test("an account has one limit for all spellings of its email address and all network addresses", () => {
  const limits = attempts();
  const spellings = ["ada@example.com", "ADA@example.com", "Ada@Example.Com"];
  const refused = Array.from({ length: 12 }, (_, n) =>
    limits.refusedForSeconds("sign-in", `10.0.2.${n}`, spellings[n % 3]),
  );
  expect(refused.filter((seconds) => seconds === undefined)).toHaveLength(10);
  expect(limits.refusedForSeconds("/reset", "10.0.2.99", "ada@example.com")).toBeUndefined();
});
