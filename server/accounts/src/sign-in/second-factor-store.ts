import type { AuditEntry } from "../accounts/audit-entry.js";

export interface SecondFactor {
  /** Encrypted secret of the authenticator app, see secret-box.ts. */
  readonly sealedSecret: string;
  readonly enabledAt: Date;
  /** Time step of the latest code that was accepted. */
  readonly lastStep: number;
  readonly recoveryCodesLeft: number;
}

interface NewSecondFactor {
  readonly sealedSecret: string;
  readonly enabledAt: Date;
  /** Time step of the code that confirmed it. */
  readonly step: number;
  readonly recoveryCodeHashes: readonly string[];
}

/** An attempt with a code, by somebody who has the password. */
export interface CodeAttempt {
  readonly accountId: string;
  /** Session that sends the code. Each has a limit of its own; undefined for the common one of all who sign in. */
  readonly sessionId: string | undefined;
  readonly at: Date;
  /** Purpose of the code, for the audit entry of a wrong one, such as "to sign in". */
  readonly purpose: string;
  readonly requestId: string;
}

/** Outcome of an attempt with a code. A right one that was used before is wrong. */
export type CodeUse =
  | { readonly outcome: "accepted" }
  | {
      readonly outcome: "wrong";
      /** True if the owner must be told: once a day. The audit log then has an entry. A used code makes none due. */
      readonly isNoticeDue: boolean;
    }
  | { readonly outcome: "too-many"; readonly retryAfterSeconds: number };

/** Second factors of accounts. Changes run in a transaction with their audit entry. */
export interface SecondFactorStore {
  /** Finds the second factor of an account; undefined if it is off. */
  find(accountId: string): Promise<SecondFactor | undefined>;

  /** Turns the second factor on; returns false, and changes nothing, if it is on. */
  enable(accountId: string, factor: NewSecondFactor, audit: AuditEntry): Promise<boolean>;

  /**
   * Uses up a time step and all before it. Of several concurrent calls with one step, on any number of nodes, one
   * succeeds. Rejects every step while there were too many wrong codes.
   *
   * @param step Step of the code; "used" if all of its steps are used up, "wrong" if it has none. Both count.
   * @param latestStep Latest step that any node can have used. A later one in the store does not count.
   */
  useStep(attempt: CodeAttempt, step: number | "used" | "wrong", latestStep: number): Promise<CodeUse>;

  /**
   * Uses up a recovery code. Of several concurrent calls with one code, one succeeds. A wrong one counts, but no number
   * of wrong codes rejects a right one: nobody can guess it. The latest used one that comes again soon makes no notice due.
   */
  useRecoveryCode(attempt: CodeAttempt, codeHash: string, audit: AuditEntry): Promise<CodeUse>;

  /** Makes a notice due again that could not be sent. */
  releaseNotice(accountId: string, noticedAt: Date): Promise<void>;

  /** Replaces all recovery codes; returns false, and changes nothing, if the second factor is off. */
  replaceRecoveryCodes(accountId: string, codeHashes: readonly string[], audit: AuditEntry): Promise<boolean>;

  /** Turns the second factor off; returns false, and changes nothing, if it is off. */
  remove(accountId: string, audit: AuditEntry): Promise<boolean>;

  /** Finds secrets that are not encrypted under the key with this id. */
  listSealedOtherwise(keyId: string, limit: number): Promise<readonly SealedSecret[]>;

  /** Replaces an encrypted secret by another encryption of it; does nothing if it has changed in the meantime. */
  reseal(secret: SealedSecret, resealed: string): Promise<void>;
}

export interface SealedSecret {
  readonly accountId: string;
  readonly sealedSecret: string;
}
