import type { AccountStatus, Role } from "../accounts/account.js";
import type { Plan } from "../accounts/plan.js";

export const ACCOUNT_ORDERS = ["email", "created", "used", "credits"] as const;

export type AccountOrder = (typeof ACCOUNT_ORDERS)[number];

export interface ListedAccount {
  readonly id: string;
  readonly email: string;
  readonly plan: Plan;
  readonly status: AccountStatus;
  readonly role: Role;
  /** True if its owner has no password yet, no active key and no request: the invitation is open or has expired. */
  readonly isInvited: boolean;
  readonly credits: number;
  readonly createdAt: Date;
  /** Last request with a key of the account, up to ten seconds behind; undefined before the first. */
  readonly lastUsedAt: Date | undefined;
  readonly sortedBy: string;
}

/** Selection of accounts. Each kind is served by an index, so that no search reads every account. */
export type AccountFilter =
  | { readonly kind: "all" }
  | { readonly kind: "email"; readonly prefix: string }
  | { readonly kind: "id"; readonly id: string }
  | { readonly kind: "key"; readonly lastFour: string };

/** One page of accounts. A search other than "all" is sorted by email address. */
export interface AccountListQuery {
  readonly filter: AccountFilter;
  readonly order: AccountOrder;
  readonly isDescending: boolean;
  /** Last account of the previous page: its value of the order and its id; undefined for the first page. */
  readonly after?: { readonly value: string; readonly id: string } | undefined;
  readonly limit: number;
}

const LAST_FOUR = /^[0-9A-Za-z]{4}$/;

/**
 * Reads the text of a search: an account id, the start of an email address, or the end of a key (`…x7Qa`, or a whole key,
 * of which only the end is used). Four letters can be the start of an address or the end of a key; they are read as an
 * address, see {@link possibleKeyEnd}.
 */
export function readSearch(text: string): AccountFilter {
  const trimmed = text.trim();
  if (trimmed === "") return { kind: "all" };
  if (/^acct_\w+$/.test(trimmed)) return { kind: "id", id: trimmed };
  const [, ofKey] =
    /^(?:chart_\w*)?(?:\.{2,3}|…)(\w{4})$/.exec(trimmed) ?? /^chart_live_\w*(\w{4})$/.exec(trimmed) ?? [];
  if (ofKey !== undefined && LAST_FOUR.test(ofKey)) return { kind: "key", lastFour: ofKey };
  return { kind: "email", prefix: trimmed.toLowerCase() };
}

/** Returns the end of a key that a search text may also mean; undefined if it cannot be one. */
export function possibleKeyEnd(text: string): string | undefined {
  return LAST_FOUR.test(text.trim()) ? text.trim() : undefined;
}

/**
 * Returns a search text without the secret part of a key, which must not stay in the address of a page: the end of the
 * first key in it; the text itself if it has none.
 */
export function withoutSecret(text: string): string {
  const [key] = /chart_live_\w{5,}/.exec(text) ?? [];
  return key === undefined ? text : `…${key.slice(-4)}`;
}
