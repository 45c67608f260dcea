import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { passwordFault } from "../../src/sign-in/password-rules.js";

const LIST = new URL("../../assets/passwords/common-passwords.txt", import.meta.url);
const common = readFileSync(LIST, "utf8").trimEnd().split("\n");
const names = { email: "ada.lovelace@example.com", serviceName: "Chart API Service" };
const faultOf = (password: string) => passwordFault(password, names);

/** Full-width forms of printable ASCII, which normalisation turns back. */
const wide = (text: string) =>
  text.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));

test("each of the 10,000 most common passwords is rejected, in any case and spelling of its characters", () => {
  expect(common.length).toBeGreaterThan(10_000);
  for (const password of common) {
    for (const form of [password, password.toUpperCase(), wide(password)]) {
      expect(faultOf(form), form).toBeDefined();
    }
  }
});

test("a common password stays rejected if it is repeated until it is long", () => {
  for (const password of common.slice(0, 10_000)) expect(faultOf(password.repeat(4)), password).toBeDefined();
});

test.each([
  ["x".repeat(9), "at least 10"],
  ["𝐩𝐚𝐬𝐬𝐰𝐨𝐫𝐝", "at least 10"],
  [`${"0123456789".repeat(20)}x`, "at most 200"],
  ["aaaaaaaaaaaaaaaa", "doesn't repeat"],
  ["abc1abc1abc1", "doesn't repeat"],
  ["passwordpassword", "doesn't repeat"],
  ["qwertyuiop", "less common"],
  ["Q1W2E3R4T5Y6", "less common"],
  ["ADA.Lovelace@example.com", "email address"],
  ["ada.lovelace", "email address"],
  ["AdaLovelace", "email address"],
  ["ada_lovelace1815", "email address"],
  ["!!ada-lovelace!!", "email address"],
  ["chart api service", "the name Chart API Service"],
  ["ChartAPIService2026", "the name Chart API Service"],
])("%s is rejected as a password", (password, reason) => {
  expect(faultOf(password)).toContain(reason);
});

test.each([
  "correct horse battery staple",
  "ada.lovelace and her engine",
  "Zoë ate crème brûlée",
  "7c!k9-Qe_2zX",
])("%s is accepted as a password", (password) => {
  expect(faultOf(password)).toBeUndefined();
});

test("no text makes the check fail, and no random password of 16 characters is rejected", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => void faultOf(text)));
  const unit = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789");
  // Four different characters in a row make a repetition impossible.
  fc.assert(
    fc.property(
      fc.uniqueArray(unit, { minLength: 16, maxLength: 16, comparator: "IsStrictlyEqual" }),
      (characters) => {
        expect(faultOf(characters.join(""))).toBeUndefined();
      },
    ),
  );
});
