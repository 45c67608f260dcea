import type { AuditEntry } from "../accounts/audit-entry.js";
import { latestStep, stepOfCode } from "./authenticator-codes.js";
import { hashRecoveryCode, isRecoveryCode } from "./recovery-codes.js";
import type { SecondFactor, SecondFactorStore } from "./second-factor-store.js";
import type { SecretBox } from "./secret-box.js";

/** Dependencies of {@link useCode}. */
export interface CodeDeps {
  readonly store: Pick<SecondFactorStore, "useStep" | "useRecoveryCode">;
  readonly secretBox: SecretBox;
  readonly now: () => Date;
}

/** Outcome of using a code: accepted as one of the two kinds, or wrong or used before. */
export type CodeOutcome = "authenticator-code" | "recovery-code" | "rejected";

/**
 * Uses up a code of the authenticator app, or a recovery code.
 *
 * @param audit Entry for the use of a recovery code.
 */
export async function useCode(
  { store, secretBox, now }: CodeDeps,
  accountId: string,
  factor: SecondFactor,
  text: string,
  audit: AuditEntry,
): Promise<CodeOutcome> {
  if (isRecoveryCode(text)) {
    const isUsed = await store.useRecoveryCode(accountId, hashRecoveryCode(accountId, text), audit);
    return isUsed ? "recovery-code" : "rejected";
  }
  const secret = secretBox.open("second-factor", accountId, factor.sealedSecret);
  if (secret === undefined) return "rejected";
  const instant = now();
  const step = stepOfCode(secret, text.replace(/\s/g, ""), instant, factor.lastStep);
  const isUsed = step !== undefined && (await store.useStep(accountId, step, latestStep(instant)));
  return isUsed ? "authenticator-code" : "rejected";
}

/** Secrets that one call of the store returns. */
const BATCH = 100;

/**
 * Encrypts all secrets under the current pepper that are still under the previous one. A service with a previous pepper
 * runs this at its start; returns the number of secrets that neither pepper opens.
 */
export async function resealSecrets(
  store: Pick<SecondFactorStore, "listSealedOtherwise" | "reseal">,
  secretBox: SecretBox,
): Promise<number> {
  const lost = new Set<string>();
  for (;;) {
    const secrets = await store.listSealedOtherwise(secretBox.keyId, lost.size + BATCH);
    const found = secrets.filter(({ accountId }) => !lost.has(accountId));
    if (found.length === 0) return lost.size;
    for (const secret of found) {
      const { accountId, sealedSecret } = secret;
      const text = secretBox.open("second-factor", accountId, sealedSecret);
      if (text === undefined) lost.add(accountId);
      else await store.reseal(secret, secretBox.seal("second-factor", accountId, text));
    }
  }
}
