import { InvalidArgumentError, Option } from "commander";
import { isEmailAddress } from "../accounts/email-address.js";
import { PLANS } from "../accounts/plan.js";

/** More than any account needs, and few enough that no sum of them loses a digit. */
const MAX_CREDITS = 1_000_000_000_000;

/** `--plan <plan>`, required. */
export function planOption(): Option {
  return new Option("--plan <plan>", "the plan").choices(PLANS).makeOptionMandatory();
}

/** `--account <account>`, required. */
export const ACCOUNT_OPTION = ["--account <account>", "the account's id or e-mail address"] as const;

/** Reads a number of credits of at least `min`. */
export function creditsFrom(min: number): (text: string) => number {
  return (text) => {
    const credits = /^\d{1,13}$/.test(text) ? Number(text) : Number.NaN;
    if (credits >= min && credits <= MAX_CREDITS) return credits;
    throw new InvalidArgumentError(`It must be a whole number from ${min} to ${MAX_CREDITS}.`);
  };
}

/** Reads an e-mail address. */
export function emailAddress(text: string): string {
  if (isEmailAddress(text)) return text;
  throw new InvalidArgumentError("It must be an e-mail address.");
}

/** Reads a text that is not blank. */
export function someText(text: string): string {
  if (text.trim() !== "") return text.trim();
  throw new InvalidArgumentError("It must not be empty.");
}
