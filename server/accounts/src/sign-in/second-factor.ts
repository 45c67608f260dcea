import type { AuditEntry } from "../accounts/audit-entry.js";
import { latestUsedStep, stepOfCode } from "./authenticator-codes.js";
import { hashRecoveryCode, isRecoveryCode } from "./recovery-codes.js";
import type { CodeAttempt, CodeUse, SecondFactor, SecondFactorStore } from "./second-factor-store.js";
import type { SecretBox } from "./secret-box.js";

export interface CodeDeps {
  readonly store: Pick<SecondFactorStore, "useStep" | "useRecoveryCode">;
  readonly secretBox: SecretBox;
}

/** Outcome of using a code: accepted as one of the two kinds, or rejected. */
export type CodeOutcome =
  | { readonly outcome: "authenticator-code" | "recovery-code" }
  | Exclude<CodeUse, { readonly outcome: "accepted" }>;

/**
 * Uses up a code of the authenticator app, or a recovery code. A wrong one counts, for all nodes together: see
 * wrong-codes.ts.
 *
 * @param audit Entry for the use of a recovery code.
 */
export async function useCode(
  { store, secretBox }: CodeDeps,
  attempt: CodeAttempt,
  { sealedSecret, lastStep }: SecondFactor,
  text: string,
  audit: AuditEntry,
): Promise<CodeOutcome> {
  const { accountId, at } = attempt;
  if (isRecoveryCode(text)) {
    const use = await store.useRecoveryCode(attempt, hashRecoveryCode(accountId, text), audit);
    return use.outcome === "accepted" ? { outcome: "recovery-code" } : use;
  }
  const secret = secretBox.open("second-factor", accountId, sealedSecret);
  // Nobody can enter a right code then, so a wrong one says nothing about who enters it.
  if (secret === undefined) return { outcome: "wrong", isNoticeDue: false };
  const code = text.replace(/\s/g, "");
  const isRight = stepOfCode(secret, code, at, 0) !== undefined;
  const step = stepOfCode(secret, code, at, lastStep) ?? (isRight ? "used" : "wrong");
  const use = await store.useStep(attempt, step, latestUsedStep(at));
  return use.outcome === "accepted" ? { outcome: "authenticator-code" } : use;
}

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
