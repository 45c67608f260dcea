import fc from "fast-check";
import { expect, test } from "vitest";
import { AccountShares } from "../../../src/server/overload/account-shares.js";

const PLACES = 200;

/** Lets accounts ask for places, one after the other and again and again, and never give one back. */
function fill(shares: AccountShares, accounts: readonly string[]): Map<string, number> {
  const held = new Map(accounts.map((account) => [account, 0]));
  let free = PLACES;
  for (let turn = 0; turn < PLACES * accounts.length; turn++) {
    const account = accounts[turn % accounts.length] ?? "";
    const mayHold = shares.isAlone(account, turn) || shares.isFair(account, free);
    if (!mayHold || free === 0) continue;
    shares.take(account);
    held.set(account, (held.get(account) ?? 0) + 1);
    free--;
  }
  return held;
}

test("alone, an account may hold all places", () => {
  expect(fill(new AccountShares(), ["a"])).toEqual(new Map([["a", PLACES]]));
});

test("several accounts hold equal parts, none more than half, and one more account finds as many places", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 20 }), (count) => {
      const shares = new AccountShares();
      const accounts = Array.from({ length: count }, (_, n) => `account ${n}`);
      const held = [...fill(shares, accounts).values()];
      const part = PLACES / (count + 1);
      for (const places of held) expect(Math.abs(places - part)).toBeLessThanOrEqual(1);
      const free = PLACES - held.reduce((sum, places) => sum + places, 0);
      expect(free).toBeGreaterThanOrEqual(Math.floor(part) - 1);
      expect(shares.isFair("newcomer", free)).toBe(true);
    }),
  );
});

test("an account must leave room until no other one has asked for a second", () => {
  const shares = new AccountShares();
  expect(shares.isAlone("a", 0)).toBe(true);
  expect(shares.isAlone("b", 100)).toBe(false);
  expect(shares.isAlone("a", 200)).toBe(false);
  expect(shares.isAlone("a", 1100)).toBe(false);
  expect(shares.isAlone("a", 1101)).toBe(true);
});

test("a place that is given back is free again", () => {
  const shares = new AccountShares();
  const giveBack = shares.take("a");
  expect([shares.isFair("a", 1), shares.heldBy("a")]).toEqual([false, 1]);
  giveBack();
  expect([shares.isFair("a", 1), shares.heldBy("a")]).toEqual([true, 0]);
});
