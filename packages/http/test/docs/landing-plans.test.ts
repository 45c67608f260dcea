import { expect, test } from "vitest";
import { LandingPlans } from "../../src/docs/landing/landing-plans.js";

const planCredits = { hobbyist: 5, developer: 12_500, scale: 1_000_000, lifetime: 7 };

test.each([
  ["open sign-up", true, true, "Sign up", "/dashboard/sign-up"],
  ["invitations", true, false, "Get an invitation", "/docs/guides/quick-start#get-a-key"],
  ["no dashboard", false, false, "Get a key", "/docs/guides/quick-start#get-a-key"],
])(
  "with %s, every plan leads to a key, with its credits and without a price",
  (_, hasDashboard, isSignUpOpen, label, href) => {
    const facts = { planCredits, rateLimitPerMinute: 100, hasDashboard, isSignUpOpen };
    const html = String(LandingPlans({ facts }));
    const cards = html.split("<article").slice(1);
    expect(cards.map((card) => /class="figure">([\d,]+)</.exec(card)?.[1])).toEqual([
      "5",
      "12,500",
      "1,000,000",
      "7",
    ]);
    for (const card of cards) expect(card).toMatch(new RegExp(`href="${href}">${label}<`));
    expect(cards.map((card) => card.includes("Start here"))).toEqual([true, false, false, false]);
    const texts = cards.map((card) => card.replace(/^.*?credits a month/s, ""));
    expect(new Set(texts.map((text) => text.replace(/ for \w+<\/span>/, ""))).size).toBe(4);
    expect(html).not.toMatch(/[$€£]/);
    expect(html.includes('href="/dashboard"')).toBe(hasDashboard);
  },
);
