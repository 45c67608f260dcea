import type { Role } from "../accounts/account.js";
import type { AuditEntry } from "../accounts/audit-entry.js";
import type { PasswordGuess } from "./password-guesses.js";

/** Result of a change of role: "last-operator" and "has-key" are reasons for which nothing was changed. */
export type RoleChange = "changed" | "last-operator" | "has-key";

/** Dashboard settings of an account's owner. */
export interface Profile {
  readonly accountId: string;
  readonly email: string;
  readonly role: Role;
  /** IANA name, for example Europe/Paris. */
  readonly timeZone: string;
  /** Undefined until the owner has accepted an invitation. */
  readonly passwordHash: string | undefined;
}

/** Purpose of a link: to set the first password, to reset it, to confirm a new email address, to open an account. */
export type LinkKind = "invitation" | "password-reset" | "email-change" | "sign-up";

/** A single-use link, without its token. */
export interface Link {
  readonly kind: LinkKind;
  /** Undefined for a sign-up, whose account does not exist yet. */
  readonly accountId: string | undefined;
  readonly email: string;
  /** Email address of the operator who sent an invitation; undefined for every other link, and for the admin command. */
  readonly invitedBy?: string | undefined;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface BrowserSession {
  /** Public identifier, for pages and forms. The secret that opens the session is its token. */
  readonly id: string;
  readonly accountId: string;
  readonly userAgent: string;
  readonly createdAt: Date;
  /** Last use; updated at most every five minutes. */
  readonly seenAt: Date;
  readonly expiresAt: Date;
}

/** Profiles, sessions and links. The store receives HMACs of tokens, never the tokens. */
export interface SignInStore {
  /** Finds an account's profile, at first with defaults; undefined without such an account or for a deleted one. */
  findProfile(idOrEmail: string): Promise<Profile | undefined>;

  /**
   * Changes the role of an account's owner. A customer becomes an operator only without an active key; an operator who
   * becomes a customer begins a period with the plan's credits.
   */
  setRole(accountId: string, role: Role, now: Date, audit: AuditEntry): Promise<RoleChange>;

  /** Changes the time zone in which the dashboard shows times. */
  setTimeZone(accountId: string, timeZone: string, audit: AuditEntry): Promise<void>;

  /** Changes the password and deletes all sessions and links of the account, in one transaction. */
  setPassword(accountId: string, passwordHash: string, audit: AuditEntry): Promise<void>;

  /** Changes the email address and deletes the account's links; returns false if another account has the address. */
  setEmail(accountId: string, email: string, audit: AuditEntry): Promise<boolean>;

  /**
   * Counts a password that is about to be checked; returns 0, or the seconds until the next one is admitted if there were
   * too many wrong ones, in which case it counts for none of its limits.
   */
  countGuess(guess: PasswordGuess): Promise<number>;

  /** Takes back the count of a password that was right. */
  releaseGuess(guess: PasswordGuess): Promise<void>;

  /** Adds a session and deletes all expired ones. A session of a deleted account is not added. */
  addSession(tokenHmac: string, session: BrowserSession): Promise<void>;

  /** Finds the session of a token; undefined if it has ended or expired, or began in the future (by a wrong clock). */
  findSession(tokenHmac: string, now: Date): Promise<BrowserSession | undefined>;

  /** Updates the last use and the end of a session. */
  touchSession(tokenHmac: string, seenAt: Date, expiresAt: Date): Promise<void>;

  /** Lists the sessions of an account, most recently used first. */
  listSessions(accountId: string, now: Date): Promise<readonly BrowserSession[]>;

  endSession(tokenHmac: string): Promise<void>;

  /** Ends one session of the account; returns false if the account has no session with this id. */
  endSessionById(accountId: string, sessionId: string, audit: AuditEntry): Promise<boolean>;

  /** Ends all sessions of an account but the one to keep. */
  endAllSessions(accountId: string, audit: AuditEntry, keptSessionId?: string): Promise<void>;

  /** Adds a link, and deletes the account's older ones of its kind. "unaudited" if it changes no account by itself. */
  addLink(tokenHmac: string, link: Link, audit: AuditEntry | "unaudited"): Promise<void>;

  /** Finds a link of one of these kinds that has not been used and has not expired, and is not from the future. */
  findLink(tokenHmac: string, kinds: readonly LinkKind[], now: Date): Promise<Link | undefined>;

  /** Finds a link and deletes it, in one statement: only one of several concurrent calls gets it. */
  takeLink(tokenHmac: string, kinds: readonly LinkKind[], now: Date): Promise<Link | undefined>;
}
