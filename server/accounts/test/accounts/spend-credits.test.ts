import { expect, test } from "vitest";
import { type Balance, spendCredits } from "../../src/accounts/spend-credits.js";

test("the monthly allocation is spent before granted credits, and nothing once both are empty", () => {
  const parts: unknown[] = [];
  let balance: Balance = { allocation: 2, granted: 1 };
  for (let n = 0; n < 4; n++) {
    const spent = spendCredits(balance, 1);
    parts.push(spent?.parts.map(({ pot }) => pot));
    balance = spent?.balance ?? balance;
  }
  expect(parts).toEqual([["allocation"], ["allocation"], ["granted"], undefined]);
  expect(balance).toEqual({ allocation: 0, granted: 0 });
});

test("several credits come from both pots if need be, all of them or none, and no balance goes below zero", () => {
  const pots = [0, 1, 2, 5];
  for (const allocation of pots) {
    for (const granted of pots) {
      for (const credits of [0, 1, 3, 7]) {
        const spent = spendCredits({ allocation, granted }, credits);
        const ofAllocation = Math.min(credits, allocation);
        expect(spent).toEqual(
          credits > allocation + granted
            ? undefined
            : {
                parts: [
                  { pot: "allocation", credits: ofAllocation },
                  { pot: "granted", credits: credits - ofAllocation },
                ].filter((part) => part.credits > 0),
                balance: {
                  allocation: allocation - ofAllocation,
                  granted: granted - (credits - ofAllocation),
                },
              },
        );
      }
    }
  }
});
