import { byPlan } from "@chart/accounts";
import { expect, test } from "vitest";
import { LandingPlans } from "../src/landing/landing-plans.js";

const planCredits = { ...byPlan(() => 7), hobbyist: 5, developer: 12_500, scale: 1_000_000 };

test("one limit of requests is said once, and limits that differ on each plan", () => {
  const facts = (scale: number) => ({
    ...{ planCredits, hasDashboard: true, isSignUpOpen: true },
    rateLimits: { ...byPlan(() => 100), scale },
  });
  const count = (scale: number) =>
    [...String(LandingPlans({ facts: facts(scale) })).matchAll(/([\d,]+) requests a minute/g)].map(
      ([, n]) => n,
    );
  expect(count(100)).toEqual(["100"]);
  expect(count(5000)).toEqual(["100", "100", "5,000", "100"]);
});

test.each([
  ["open sign-up", true, true, "Create an account", "/dashboard/sign-up"],
  ["invitations", true, false, "How to get a key", "/docs/guides/quick-start#get-a-key"],
  ["no dashboard", false, false, "How to get a key", "/docs/guides/quick-start#get-a-key"],
])(
  "with %s, the plans have their credits and no price, and one button leads to a key",
  (_, hasDashboard, isSignUpOpen, label, href) => {
    const facts = {
      planCredits,
      rateLimits: byPlan(() => 100),
      hasDashboard,
      isSignUpOpen,
    };
    const html = String(LandingPlans({ facts }));
    const cards = html.split("<article").slice(1);
    expect(cards.map((card) => /class="visually-hidden">([\d,]+)</.exec(card)?.[1])).toEqual([
      "5",
      "12,500",
      "1,000,000",
      "7",
    ]);
    const buttons = [...html.matchAll(/class="button" href="([^"]+)">([^<]+)</g)];
    expect(buttons.map(([, target, words]) => [target, words])).toEqual([[href, label]]);
    expect(cards.map((card) => card.includes("Start here"))).toEqual([isSignUpOpen, false, false, false]);
    const texts = cards.map((card) => card.replace(/^.*?credits a month/s, ""));
    expect(new Set(texts).size).toBe(4);
    expect(html).not.toMatch(/[$€£]/);
    expect(html.includes('href="/dashboard"')).toBe(hasDashboard);
  },
);
