import { PLANS } from "@chart/accounts";
import { AUDITED } from "@chart/kit/stores/audited";
import fc from "fast-check";
import { expect } from "vitest";
import type { CreditsModel } from "./credits-model.js";
import type { StoredAccount } from "./stored-account.js";

type Step = fc.AsyncCommand<CreditsModel, StoredAccount>;

/** Makes a step of a test sequence; its name shows where a sequence fails. */
function step(
  name: string,
  run: Step["run"],
  check: (model: Readonly<CreditsModel>) => boolean = () => true,
): Step {
  return { check, run, toString: () => name };
}

const charge = (count: number) =>
  step(`charge ${count}`, async (model, real) => {
    const charges = Array.from({ length: count }, () => real.store.charges.charge(real.newCharge(model.now)));
    expect(await Promise.all(charges)).toEqual(model.charge(count));
  });

const grant = (amount: number) =>
  step(`grant ${amount}`, async (model, real) => {
    await real.store.accounts.grantCredits(
      real.id,
      { amount, reason: "a gift", grantedAt: model.now },
      AUDITED,
    );
    model.granted += amount;
  });

const wait = (days: number) => step(`wait ${days} days`, async (model) => model.wait(days));

const setPlan = (plan: (typeof PLANS)[number]) =>
  step(`set plan ${plan}`, async (model, real) => {
    await real.store.accounts.setPlan(real.id, plan, model.now, AUDITED);
    model.plan = plan;
  });

const setStatus = (status: "active" | "inactive") =>
  step(`make ${status}`, async (model, real) => {
    await real.store.accounts.setStatus(real.id, status, AUDITED);
    model.status = status;
  });

const rotate = step("rotate the key", (model, real) => real.rotateKey(model.now));

const compare = step("compare with the model", (model, real) => real.expectEqual(model));

const restart = step("restart", (_model, real) => real.restart());

/** A charged request under a new Idempotency-Key. */
const answerOnce = step("complete a request under an Idempotency-Key", async (model, real) => {
  const key = `key-${model.answered.length}-${model.charges}-${model.now.getTime()}`;
  const claim = real.claim(key, model.now);
  expect(await real.store.claims.claimKey(claim)).toEqual({ kind: "claimed" });
  expect((await real.store.claims.claimKey(real.claim(key, model.now))).kind).toBe("in-use");
  const { keyHmac, fingerprint, requestId } = claim;
  const keptUntil = new Date(model.now.getTime() + 4000 * 86_400_000);
  const answer = { keyHmac, fingerprint, data: JSON.stringify(key), keptUntil };
  const [expected] = model.charge(1);
  expect(await real.store.charges.charge({ ...real.newCharge(model.now), requestId, answer })).toBe(expected);
  if (expected === "exhausted") await real.store.claims.releaseKey(keyHmac, requestId);
  else model.answered.push(key);
});

/** Repeats such a request: it gets the same response and costs nothing. */
const repeat = (choice: number) =>
  step(
    "repeat a completed request",
    async (model, real) => {
      const key = model.answered[choice % model.answered.length] ?? "";
      const claimed = await real.store.claims.claimKey(real.claim(key, model.now));
      expect(claimed).toEqual({ kind: "answered", data: JSON.stringify(key) });
    },
    ({ answered }) => answered.length > 0,
  );

/**
 * Kills the process during charges. Each charge may have been made or not, but those with a response must have been
 * made.
 */
const crash = (count: number, answeredBefore: number) =>
  step(`crash during ${count} charges, after ${answeredBefore} answers`, async (model, real) => {
    const charges = Array.from({ length: count }, () => real.newCharge(model.now));
    const answered: string[] = [];
    const outcomes = charges.map(async (one) => {
      const outcome = await real.store.charges.charge(one);
      if (outcome !== "exhausted") answered.push(one.requestId);
    });
    await Promise.race([Promise.all(outcomes.slice(0, answeredBefore)), Promise.allSettled(outcomes)]);
    await real.crash();
    await Promise.allSettled(outcomes);

    const charged = await real.charged(charges.map(({ requestId }) => requestId));
    expect([...charged]).toEqual(expect.arrayContaining(answered));
    expect(model.charge(charged.size)).not.toContain("exhausted");
  });

/** Any sequence of steps up to a maximum length. */
export function creditCommands(maxCommands: number): fc.Arbitrary<Iterable<Step>> {
  return fc.commands(
    [
      fc.integer({ min: 1, max: 150 }).map(charge),
      fc.integer({ min: 1, max: 100 }).map(grant),
      fc.integer({ min: 1, max: 70 }).map(wait),
      fc.constantFrom(...PLANS).map(setPlan),
      fc.constantFrom("active" as const, "inactive" as const).map(setStatus),
      fc.constant(rotate),
      fc.constant(compare),
      fc.constant(answerOnce),
      fc.nat(100).map(repeat),
      fc.constant(restart),
      fc
        .tuple(fc.integer({ min: 1, max: 60 }), fc.nat(60))
        .map(([count, answered]) => crash(count, answered)),
    ],
    { maxCommands },
  );
}
