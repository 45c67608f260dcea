import fc from "fast-check";
import { expect, test } from "vitest";
import { createApiKey, createKeyHasher, isApiKey, keyHint } from "../../src/accounts/api-key.js";

test("a new key has the documented format and a valid checksum, and is always different", () => {
  const keys = Array.from({ length: 1000 }, createApiKey);
  expect(new Set(keys).size).toBe(1000);
  for (const key of keys) {
    expect(key).toMatch(/^chart_live_[0-9A-Za-z]{38}$/);
    expect(isApiKey(key)).toBe(true);
  }
});

test("the checksum algorithm still accepts keys that were issued earlier", () => {
  const body = `chart_live_${"0".repeat(32)}`;
  expect(isApiKey(`${body}0e5Eqy`)).toBe(true);
  expect(isApiKey(`${body}000000`)).toBe(false);
});

test("changing any one character makes a key invalid", () => {
  const key = createApiKey();
  fc.assert(
    fc.property(fc.nat(key.length - 1), fc.constantFrom(..."09azAZ_-é"), (at, character) => {
      fc.pre(key[at] !== character);
      expect(isApiKey(key.slice(0, at) + character + key.slice(at + 1))).toBe(false);
    }),
  );
});

test("texts of any other form are not keys", () => {
  fc.assert(fc.property(fc.string(), (text) => !isApiKey(text)));
  expect(isApiKey(`${createApiKey()}\n`)).toBe(false);
});

test("the hash of a key depends on both the key and the pepper", () => {
  const [one, other] = [createApiKey(), createApiKey()];
  const [hash, otherHash] = [createKeyHasher("one pepper"), createKeyHasher("another pepper")];
  expect(hash(one)).toMatch(/^[0-9a-f]{64}$/);
  expect(hash(one)).toBe(createKeyHasher("one pepper")(one));
  expect(hash(one)).not.toBe(hash(other));
  expect(hash(one)).not.toBe(otherHash(one));
});

test("the displayable hint of a key is its prefix and its last four characters", () => {
  const key = createApiKey();
  expect(keyHint(key)).toEqual({ prefix: "chart_live_", lastFour: key.slice(-4) });
});
