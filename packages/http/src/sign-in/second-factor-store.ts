import type { AuditEntry } from "../accounts/audit-entry.js";

/** The second factor of an account. */
export interface SecondFactor {
  /** Encrypted secret of the authenticator app, see secret-box.ts. */
  readonly sealedSecret: string;
  readonly enabledAt: Date;
  /** Time step of the latest code that was accepted. */
  readonly lastStep: number;
  readonly recoveryCodesLeft: number;
}

/** A second factor that is being turned on. */
interface NewSecondFactor {
  readonly sealedSecret: string;
  readonly enabledAt: Date;
  /** Time step of the code that confirmed it. */
  readonly step: number;
  readonly recoveryCodeHashes: readonly string[];
}

/** Second factors of accounts. Changes run in a transaction with their audit entry. */
export interface SecondFactorStore {
  /** Finds the second factor of an account; undefined if it is off. */
  find(accountId: string): Promise<SecondFactor | undefined>;

  /** Turns the second factor on; returns false, and changes nothing, if it is on or the account was deleted. */
  enable(accountId: string, factor: NewSecondFactor, audit: AuditEntry): Promise<boolean>;

  /**
   * Uses up a time step and all before it; returns false if it was used before. Of several concurrent calls with one
   * step, on any number of nodes, one succeeds.
   *
   * @param latestStep Latest step that a correct clock could have used. A later one in the store does not count.
   */
  useStep(accountId: string, step: number, latestStep: number): Promise<boolean>;

  /** Uses up a recovery code; returns false if the account has no such code. Of several concurrent calls, one succeeds. */
  useRecoveryCode(accountId: string, codeHash: string, audit: AuditEntry): Promise<boolean>;

  /** Replaces all recovery codes; returns false, and changes nothing, if the second factor is off. */
  replaceRecoveryCodes(accountId: string, codeHashes: readonly string[], audit: AuditEntry): Promise<boolean>;

  /** Turns the second factor off; returns false, and changes nothing, if it is off. */
  remove(accountId: string, audit: AuditEntry): Promise<boolean>;

  /** Finds secrets that are not encrypted under the key with this id. */
  listSealedOtherwise(keyId: string, limit: number): Promise<readonly SealedSecret[]>;

  /** Replaces an encrypted secret by another encryption of it; does nothing if it has changed in the meantime. */
  reseal(secret: SealedSecret, resealed: string): Promise<void>;
}

/** The encrypted secret of an account. */
export interface SealedSecret {
  readonly accountId: string;
  readonly sealedSecret: string;
}
