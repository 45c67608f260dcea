import { isEmailAddress, PLANS } from "@chart/accounts";
import { InvalidArgumentError, Option } from "commander";

/** Largest number of credits in a command. Sums of such numbers stay exact in JavaScript. */
const MAX_CREDITS = 1_000_000_000_000;

/** Creates the required option `--plan <plan>`. */
export function planOption(): Option {
  return new Option("--plan <plan>", "plan of the account").choices(PLANS).makeOptionMandatory();
}

export const ACCOUNT_OPTION = ["--account <account>", "id or email address of the account"] as const;

/** Creates a parser for a number of credits of at least `min`. */
export function creditsFrom(min: number): (text: string) => number {
  return (text) => {
    const credits = /^\d{1,13}$/.test(text) ? Number(text) : Number.NaN;
    if (credits >= min && credits <= MAX_CREDITS) return credits;
    throw new InvalidArgumentError(`It must be a whole number from ${min} to ${MAX_CREDITS}.`);
  };
}

/** Parses an email address. */
export function emailAddress(text: string): string {
  if (isEmailAddress(text)) return text;
  throw new InvalidArgumentError("It must be a valid email address.");
}

/** Parses a text that must not be blank. */
export function someText(text: string): string {
  if (text.trim() !== "") return text.trim();
  throw new InvalidArgumentError("It must not be empty.");
}
