import { expect, test } from "vitest";
import { AttemptLimits } from "../../src/sign-in/attempt-limits.js";

const createLimits = () => {
  const now = new Date("2026-11-21T12:00:00Z");
  return new AttemptLimits(() => now);
};

test("an attacker at one address locks out neither other addresses nor the owner of the attacked account", () => {
  const limits = createLimits();
  for (let n = 0; n < 50; n++) limits.refusedForSeconds("sign-in", "10.0.0.1");
  for (let n = 0; n < 1000; n++) {
    expect(limits.refusedForSeconds("sign-in", "10.0.0.1", "ada@example.com")).toBeGreaterThan(0);
  }
  expect(limits.refusedForSeconds("sign-in", "10.0.0.2", "ada@example.com")).toBeUndefined();
});

test("all addresses of an IPv6 /64 share one limit; the next /64 has its own", () => {
  const limits = createLimits();
  const refused = Array.from({ length: 60 }, (_, n) =>
    limits.refusedForSeconds("sign-in", `2001:db8:1:2::${n.toString(16)}`),
  );
  expect(refused.filter((seconds) => seconds === undefined)).toHaveLength(50);
  expect(limits.refusedForSeconds("sign-in", "2001:db8:1:3::1")).toBeUndefined();
});

test("all addresses together get 300 attempts a minute, whatever accounts they try", () => {
  const limits = createLimits();
  const refused = Array.from({ length: 310 }, (_, n) =>
    limits.refusedForSeconds("sign-in", `10.0.1.${n}`, `${n}@example.com`),
  );
  expect(refused.filter((seconds) => seconds === undefined)).toHaveLength(300);
});

test("attempts on an account are counted from all addresses and for any case of its email address", () => {
  const limits = createLimits();
  const spellings = ["ada@example.com", "ADA@example.com", "Ada@Example.Com"];
  const refused = Array.from({ length: 12 }, (_, n) =>
    limits.refusedForSeconds("sign-in", `10.0.2.${n}`, spellings[n % 3]),
  );
  expect(refused.filter((seconds) => seconds === undefined)).toHaveLength(10);
  expect(limits.refusedForSeconds("/reset", "10.0.2.99", "ada@example.com")).toBeUndefined();
});
