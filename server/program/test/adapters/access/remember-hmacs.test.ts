import { createApiKey, createKeyHasher } from "@chart/accounts";
import { expect, test, vi } from "vitest";
import { rememberHmacs } from "../../../src/adapters/access/remember-hmacs.js";

test("a key used again gets the same HMAC without computing it, unless 10,000 others were used meanwhile", () => {
  const compute = vi.fn(createKeyHasher("p".repeat(32)));
  const hashKey = rememberHmacs(compute);
  const [key, other] = [createApiKey(), createApiKey()];
  const [hmac, othersHmac] = [hashKey(key), hashKey(other)];
  expect([hashKey(key), hashKey(other)]).toEqual([hmac, othersHmac]);
  expect(hmac).toBe(createKeyHasher("p".repeat(32))(key));
  expect(hmac).not.toBe(othersHmac);
  expect(compute).toHaveBeenCalledTimes(2);
  for (let n = 0; n < 10_000; n++) hashKey(String(n));
  expect(hashKey(key)).toBe(hmac);
  expect(compute).toHaveBeenCalledTimes(10_003);
});
