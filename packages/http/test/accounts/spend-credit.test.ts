import { expect, test } from "vitest";
import { type Balance, spendCredit } from "../../src/accounts/spend-credit.js";

test("the monthly allocation is spent before granted credits, and nothing once both are empty", () => {
  const pots: (string | undefined)[] = [];
  let balance: Balance = { allocation: 2, granted: 1 };
  for (let n = 0; n < 4; n++) {
    const spent = spendCredit(balance);
    pots.push(spent?.pot);
    balance = spent?.balance ?? balance;
  }
  expect(pots).toEqual(["allocation", "allocation", "granted", undefined]);
  expect(balance).toEqual({ allocation: 0, granted: 0 });
});

test("spending takes exactly one credit, and no balance goes below zero", () => {
  for (const allocation of [0, 1, 2]) {
    for (const granted of [0, 1, 2]) {
      const left = spendCredit({ allocation, granted })?.balance ?? { allocation: 0, granted: 0 };
      expect(left.allocation + left.granted).toBe(Math.max(0, allocation + granted - 1));
      expect(Math.min(left.allocation, left.granted)).toBeGreaterThanOrEqual(0);
    }
  }
});
