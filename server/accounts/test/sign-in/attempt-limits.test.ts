import { bucketKey } from "@chart/base";
import { describe, expect, test } from "vitest";
import { AttemptLimits } from "../../src/sign-in/attempt-limits.js";

const createLimits = () => {
  const now = new Date("2026-11-21T12:00:00Z");
  return new AttemptLimits(() => now);
};

const admitted = (refused: readonly (number | undefined)[]) =>
  refused.filter((seconds) => seconds === undefined).length;

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
  expect(admitted(refused)).toBe(50);
  expect(limits.refusedForSeconds("sign-in", "2001:db8:1:3::1")).toBeUndefined();
});

test("all addresses together get 300 attempts a minute, whatever accounts they try", () => {
  const limits = createLimits();
  const refused = Array.from({ length: 310 }, (_, n) =>
    limits.refusedForSeconds("sign-in", `10.0.1.${n}`, `${n}@example.com`),
  );
  expect(admitted(refused)).toBe(300);
});

test("attempts on an account from one network are counted for any case of its email address, and for each action", () => {
  const limits = createLimits();
  const spellings = ["ada@example.com", "ADA@example.com", "Ada@Example.Com"];
  const refused = Array.from({ length: 12 }, (_, n) =>
    limits.refusedForSeconds("sign-in", "10.0.2.1", spellings[n % 3]),
  );
  expect(admitted(refused)).toBe(10);
  expect(limits.refusedForSeconds("/reset", "10.0.2.1", "ada@example.com")).toBeUndefined();
});

test("guesses from nine networks do not lock out the owner, who signs in from another one", () => {
  const limits = createLimits();
  for (let n = 0; n < 9 * 30; n++) {
    limits.refusedForSeconds("sign-in", `10.0.3.${n % 9}`, "ada@example.com");
  }
  expect(limits.refusedForSeconds("sign-in", "10.0.4.1", "ada@example.com")).toBeUndefined();
});

test("an attacker with an IPv6 /48 gets no more attempts on an account than any other network", () => {
  const limits = createLimits();
  const guess = (n: number) =>
    limits.refusedForSeconds("sign-in", `2001:db8:1:${n.toString(16)}::1`, "ada@example.com");
  expect(admitted(Array.from({ length: 200 }, (_, n) => guess(n)))).toBe(10);
  expect(limits.refusedForSeconds("sign-in", "2001:db8:2::1", "ada@example.com")).toBeUndefined();
});

test.each([
  ["password", 20],
  ["/reset", 20],
  ["/sign-up", 20],
] as const)(
  "all networks together get a limited number of %s attempts on one account: %d",
  (action, limit) => {
    const limits = createLimits();
    const refused = Array.from({ length: 200 }, (_, n) =>
      limits.refusedForSeconds(action, `10.0.5.${n}`, "ada@example.com"),
    );
    expect(admitted(refused)).toBe(limit);
  },
);

describe("the memory before sign-in is bounded:", () => {
  test("an attempt beyond the limit of its network, or beyond the limit of all, keeps no email address", () => {
    const limits = createLimits();
    for (let n = 0; n < 500; n++) limits.refusedForSeconds("sign-in", "10.1.0.1", `${n}@example.com`);
    expect(limits.kept).toEqual({ network: 2, email: 50 });
    for (let n = 0; n < 5000; n++) {
      limits.refusedForSeconds("sign-in", `10.1.1.${n % 100}`, `${n}@example.org`);
    }
    expect(limits.kept).toEqual({ network: 102, email: 300 });
  });

  test("a text that is no email address is not kept, however long it is", () => {
    const limits = createLimits();
    const text = "x".repeat(15_000);
    for (let n = 0; n < 300; n++) limits.refusedForSeconds("sign-in", `10.2.0.${n}`, `${n}${text}@v.test`);
    expect(limits.kept.email).toBe(0);
  });

  test("the name of a bucket is short, whatever it is made of", () => {
    expect(bucketKey("sign-in", "x".repeat(15_000))).toHaveLength(43);
    expect(bucketKey("sign-in", "a")).not.toBe(bucketKey("sign-in", "b"));
  });
});
