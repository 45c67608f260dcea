import type { AuditEntry } from "../accounts/audit-entry.js";
import type { Link, LinkKind, SignInStore } from "./sign-in-store.js";
import { createToken, type HashToken } from "./tokens.js";

const HOUR_MS = 60 * 60 * 1000;

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
  /** Public address of the service, without a trailing slash. */
  readonly baseUrl: string;
}

/** A new link. Its URL contains the token, so only its recipient may see it. */
export interface IssuedLink {
  readonly url: string;
  readonly expiresAt: Date;
}

/** Creates a link that can be used once, before it expires. Ends the account's older links of the same kind. */
export async function issueLink(
  { store, hashToken, now, baseUrl }: LinkDeps,
  { kind, accountId, email, invitedBy }: Pick<Link, "kind" | "accountId" | "email" | "invitedBy">,
  audit: AuditEntry | "unaudited",
): Promise<IssuedLink> {
  const token = createToken();
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + LINK_HOURS[kind] * HOUR_MS);
  await store.addLink(
    hashToken("link", token),
    { kind, accountId, email, invitedBy, createdAt, expiresAt },
    audit,
  );
  return { url: `${baseUrl}/dashboard/links/${token}`, expiresAt };
}

/**
 * Writes to the store exactly as {@link issueLink} does, for an email address that gets no link. Otherwise other
 * requests, which wait for the same disk, would show by their time if the address has an account.
 */
export async function issueNoLink({ store, hashToken, now }: LinkDeps, kind: LinkKind): Promise<void> {
  const createdAt = now();
  // Expired from the start: it cannot be used, and the next link deletes it.
  const link = { kind, accountId: undefined, email: "", createdAt, expiresAt: createdAt };
  await store.addLink(hashToken("link", createToken()), link, "unaudited");
}
