import type { AuditEntry } from "../accounts/audit-entry.js";
import type { Link, LinkKind, SignInStore } from "./sign-in-store.js";
import { createToken, type HashToken } from "./tokens.js";

const HOUR_MS = 60 * 60 * 1000;

/** How long a link of each kind works. */
const LINK_HOURS: Readonly<Record<LinkKind, number>> = {
  invitation: 7 * 24,
  "password-reset": 1,
  "email-change": 24,
  "sign-up": 24,
};

export interface LinkDeps {
  readonly store: Pick<SignInStore, "addLink">;
  readonly hashToken: HashToken;
  readonly now: () => Date;
  /** Where people reach the service, without a slash at the end. */
  readonly baseUrl: string;
}

/** A link as it is handed out, once. */
export interface IssuedLink {
  readonly url: string;
  readonly expiresAt: Date;
}

/** Makes a link that works once, for a while. */
export async function issueLink(
  { store, hashToken, now, baseUrl }: LinkDeps,
  { kind, accountId, email }: Pick<Link, "kind" | "accountId" | "email">,
  audit?: AuditEntry,
): Promise<IssuedLink> {
  const token = createToken();
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + LINK_HOURS[kind] * HOUR_MS);
  await store.addLink(hashToken("link", token), { kind, accountId, email, createdAt, expiresAt }, audit);
  return { url: `${baseUrl}/dashboard/links/${token}`, expiresAt };
}
