import type { AuditEntry } from "../accounts/audit-entry.js";

export type Role = "customer" | "operator";

/** How the owner of an account uses the dashboard. */
export interface Profile {
  readonly accountId: string;
  readonly email: string;
  readonly role: Role;
  /** An IANA name. */
  readonly timeZone: string;
  /** Undefined until an invitation was accepted. */
  readonly passwordHash: string | undefined;
}

/** What a link does once: the first password, a new one, a new e-mail address, a new account. */
export type LinkKind = "invitation" | "password-reset" | "email-change" | "sign-up";

/** A link without its token. */
export interface Link {
  readonly kind: LinkKind;
  /** Undefined for a sign-up, whose account does not exist yet. */
  readonly accountId: string | undefined;
  /** The address that the link was sent to. */
  readonly email: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** A browser that is signed in. */
export interface BrowserSession {
  /** What names the session on a page; it opens nothing. */
  readonly id: string;
  readonly accountId: string;
  readonly userAgent: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
  readonly expiresAt: Date;
}

/** Profiles, sessions and links. Tokens come and are kept as HMACs only. */
export interface SignInStore {
  /** The profile of an account's owner; every account has one, if only the default. */
  findProfile(idOrEmail: string): Promise<Profile | undefined>;

  setRole(accountId: string, role: Role, audit: AuditEntry): Promise<void>;

  setTimeZone(accountId: string, timeZone: string, audit: AuditEntry): Promise<void>;

  /** Changes the password and ends every session and link of the account, in one step. */
  setPassword(accountId: string, passwordHash: string, audit: AuditEntry): Promise<void>;

  /** Changes the e-mail address; false where another account has it. */
  setEmail(accountId: string, email: string, audit: AuditEntry): Promise<boolean>;

  addSession(tokenHmac: string, session: BrowserSession): Promise<void>;

  /** The session of a token that has not expired. */
  findSession(tokenHmac: string, now: Date): Promise<BrowserSession | undefined>;

  /** Notes that a session is used, and until when it now lasts. */
  touchSession(tokenHmac: string, seenAt: Date, expiresAt: Date): Promise<void>;

  /** The sessions of an account, the one used last first. */
  listSessions(accountId: string, now: Date): Promise<readonly BrowserSession[]>;

  endSession(tokenHmac: string): Promise<void>;

  /** Ends one session of the account by its id; false where it has none of that id. */
  endSessionById(accountId: string, sessionId: string, audit: AuditEntry): Promise<boolean>;

  endAllSessions(accountId: string, audit: AuditEntry): Promise<void>;

  /** Keeps a link, with what is to be remembered of it. Expired links and sessions are cleared away. */
  addLink(tokenHmac: string, link: Link, audit?: AuditEntry): Promise<void>;

  findLink(tokenHmac: string, kinds: readonly LinkKind[], now: Date): Promise<Link | undefined>;

  /** Uses a link up: of several who try only one gets it. */
  takeLink(tokenHmac: string, kinds: readonly LinkKind[], now: Date): Promise<Link | undefined>;
}
