import { byPlan } from "@chart/accounts";
import { describe, expect, test } from "vitest";
import type { LandingFacts } from "../src/landing/landing-facts.js";
import { landingMarkdown } from "../src/landing/landing-markdown.js";
import { LandingPlans } from "../src/landing/landing-plans.js";

const planCredits = { ...byPlan(() => 7), hobbyist: 5, developer: 12_500, scale: 1_000_000 };

test("one limit of requests is said once, and limits that differ on each plan", () => {
  const facts = (scale: number) => ({
    ...{ planCredits, hasDashboard: true, isSignUpOpen: true, hasFeeds: true, hasAssistants: true },
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
      hasFeeds: true,
      hasAssistants: true,
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

const request = { baseUrl: "https://charts.example.com", examples: [], keyNote: "", answer: "{}" };

describe.each([
  ["open sign-up", true, true, "Ask for another plan"],
  ["invitations", true, false, "Ask for an account"],
  ["no dashboard", false, false, "Ask for an account"],
])("with %s", (_, hasDashboard, isSignUpOpen, label) => {
  const common = {
    planCredits,
    rateLimits: byPlan(() => 100),
    hasDashboard,
    isSignUpOpen,
    hasFeeds: true,
    hasAssistants: true,
  };
  const pages = (facts: LandingFacts) => [
    String(LandingPlans({ facts })),
    landingMarkdown({ serviceName: "Charts", facts, request, hasChart: true }),
  ];

  test("the operator's contact is a link, and without one the page and its Markdown ask nobody", () => {
    const contact = "https://example.com/ask?a=1&b=2";
    const [html, markdown] = pages({ ...common, contact });
    expect(html?.replace(/\s+/g, " ")).toContain(`href="https://example.com/ask?a=1&amp;b=2">${label}</a>`);
    expect(markdown).toContain(`[${label}](${contact})`);
    for (const text of pages(common)) expect(text).not.toMatch(/\bask\b/i);
  });

  test("a plan shows its price where it has one, as text, and no other plan says anything about prices", () => {
    const planPrices = { ...byPlan(() => undefined), scale: "€99 | <b>month</b>" };
    const [html = "", markdown] = pages({ ...common, planPrices });
    const cards = html.split("<article").slice(1);
    expect(cards.map((card) => card.includes("<strong>€99 | &lt;b&gt;month&lt;/b&gt;</strong>"))).toEqual([
      ...[false, false, true, false],
    ]);
    expect(markdown).toContain("\n| plan | credits a month | price | for |\n");
    expect(markdown).toContain("| Scale | 1,000,000 | €99 \\| \\<b\\>month\\</b\\> | ");
    for (const text of pages(common)) expect(text).not.toMatch(/price|strong/);
  });
});
