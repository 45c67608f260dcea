import { expect, it } from "vitest";
import * as emails from "../../src/mail/emails.js";

const TO = "ada@example.com";
const URL = "https://charts.example.com/dashboard/links/abc";
const NAME = "Ada's Charts";

const CREDITS: emails.CreditFacts = {
  serviceName: NAME,
  left: "2,000",
  periodCredits: "10,000",
  nextCredits: "10,000",
  renewsOn: "1 January 2030",
  dashboardUrl: "https://charts.example.com/dashboard",
};

const ALL = [
  ["invitationEmail", emails.invitationEmail(TO, URL, NAME)],
  ["passwordResetEmail", emails.passwordResetEmail(TO, URL, NAME)],
  ["signUpEmail", emails.signUpEmail(TO, URL, NAME)],
  ["alreadySignedUpEmail", emails.alreadySignedUpEmail(TO, URL, NAME)],
  ["confirmAddressEmail", emails.confirmAddressEmail(TO, URL, NAME)],
  ["addressTakenEmail", emails.addressTakenEmail(TO, NAME)],
  ["passwordChangedEmail", emails.passwordChangedEmail(TO, NAME)],
  ["addressChangedEmail", emails.addressChangedEmail(TO, NAME)],
  ["secondFactorOnEmail", emails.secondFactorOnEmail(TO, NAME)],
  ["secondFactorOffEmail", emails.secondFactorOffEmail(TO, NAME)],
  ["recoveryCodeUsedEmail", emails.recoveryCodeUsedEmail(TO, NAME)],
  ["wrongCodeEmail", emails.wrongCodeEmail(TO, URL, NAME)],
  ["exportedEmail", emails.exportedEmail(TO, NAME)],
  ["accountDeletedEmail", emails.accountDeletedEmail(TO, NAME)],
  ["creditsLowEmail", emails.creditsLowEmail(TO, CREDITS)],
  ["creditsOutEmail", emails.creditsOutEmail(TO, CREDITS)],
  ["testEmail", emails.testEmail(TO, NAME)],
] as const;

it("the table of this test has every email", () => {
  expect(ALL.map(([name]) => name).sort()).toEqual(Object.keys(emails).sort());
});

it.each(ALL)(
  "%s names the product as SERVICE_NAME does, and by no other name",
  (_name, { to, subject, text }) => {
    expect(to).toBe(TO);
    expect(text).toContain(NAME);
    expect(subject + text).not.toContain("Chart API");
  },
);
