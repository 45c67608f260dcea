import { byPlan } from "@chart/accounts";
import { describe, expect, test } from "vitest";
import { fillIn } from "../src/content/fill-in.js";

const facts = {
  hasDashboard: true,
  isSignUpOpen: true,
  hasFeeds: true,
  hasAssistants: true,
  planCredits: { ...byPlan(() => 7), hobbyist: 5, developer: 12_500, scale: 1_000_000 },
  rateLimits: byPlan(() => 1200),
};

const STEPS = `Before.

<!-- if open sign-up -->
1. **If sign-up is open:** [create an account](/dashboard/sign-up).
<!-- if invitation -->
1. **If accounts are by invitation:** ask
   for one.
<!-- if commands -->
1. **If there is no dashboard:** ask the operator.
<!-- end -->
2. Copy.
`;

describe("a document for an installation", () => {
  test.each([
    ["open sign-up", true, true, "1. [Create an account](/dashboard/sign-up).\n"],
    ["invitations", true, false, "1. Ask\n   for one.\n"],
    ["no dashboard", false, false, "1. Ask the operator.\n"],
    ["no dashboard, whatever sign-up says", false, true, "1. Ask the operator.\n"],
  ])("with %s has only its own steps, without their condition", (_, hasDashboard, isSignUpOpen, step) => {
    const text = fillIn(STEPS, { ...facts, hasDashboard, isSignUpOpen });
    expect(text).toBe(`Before.\n\n${step}2. Copy.\n`);
  });

  test.each([
    ["1,000<!-- hobbyist -->", "5"],
    ["| 10,000<!-- developer --> |", "| 12,500 |"],
    ["100,000<!-- scale -->", "1,000,000"],
    ["10,000<!-- lifetime -->", "7"],
    ["100<!-- rate limit --> requests", "1,200 requests"],
  ])("shows the configured number in place of the default of %s", (text, filled) => {
    expect(fillIn(text, facts)).toBe(filled);
  });

  test("shows the lowest and the highest limit of requests where plans differ", () => {
    const rateLimits = { ...facts.rateLimits, scale: 9000 };
    expect(fillIn("100<!-- rate limit --> requests", { ...facts, rateLimits })).toBe(
      "1,200 to 9,000 requests",
    );
  });

  test.each([
    ["mailto:ada@example.com", "1. Wait. None yet? [Ask for one](mailto:ada@example.com).\n2. Go.\n"],
    [undefined, "1. Wait.\n2. Go.\n"],
  ])("with the contact %s, asks nobody else", (contact, filled) => {
    const text = "1. Wait.\n   <!-- contact: None yet? [Ask for one]. -->\n2. Go.\n";
    expect(fillIn(text, { ...facts, contact })).toBe(filled);
  });

  test("lists the plans that have a price, as text that no Markdown changes, and nothing without prices", () => {
    const planPrices = {
      ...byPlan(() => undefined),
      developer: "$29 | <b>*VAT*</b>",
      scale: "[on](request)",
    };
    expect(fillIn("a\n\n<!-- prices -->\n\nb\n", { ...facts, planPrices })).toBe(
      "a\n\n| plan | price |\n| --- | --- |\n| Developer | $29 \\| \\<b\\>\\*VAT\\*\\</b\\> |\n" +
        "| Scale | \\[on\\]\\(request\\) |\n\nb\n",
    );
    expect(fillIn("a\n\n<!-- prices -->\n\nb\n", facts)).toBe("a\n\nb\n");
  });

  test("keeps other comments and numbers", () => {
    const text = "10 <!-- Written by a script. -->\n\n20<!-- unknown -->\n";
    expect(fillIn(text, facts)).toBe(text);
  });
});
