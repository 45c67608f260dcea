import { SERVICE_ACTOR } from "@chart/accounts";
import type { CodeAttempt, CodeUse, LimitState, SecondFactorStore } from "@chart/accounts/sign-in";
import { isNoticeDue, isResent, wrongCodesAt } from "@chart/accounts/sign-in";
import { inTransaction, type QueryContext, withSingleWrite } from "../../base/query-context.js";
import { insertAudit } from "../base/audit-queries.js";
import { requireLiveAccount } from "../base/live-account.js";

const WRONG: CodeUse = { outcome: "wrong", isNoticeDue: false };

/**
 * Creates the part of the store of second factors that uses codes. An attempt is one transaction: it locks the account,
 * reads how many codes were wrong, and then uses the code or counts it. So several attempts at the same moment, on any
 * number of nodes, get no more guesses than one after the other.
 */
export function codeQueries(
  context: QueryContext,
): Pick<SecondFactorStore, "useStep" | "useRecoveryCode" | "releaseNotice"> {
  return {
    useStep: (attempt, step, latestStep) =>
      inTransaction(context, async (transaction) => {
        const state = await lockState(transaction, attempt);
        if (state === undefined) return WRONG;
        const { retryAfterSeconds, correctedFullMs } = state.wrongCodes;
        if (retryAfterSeconds > 0) {
          if (correctedFullMs !== undefined) await writeCount(transaction, attempt, correctedFullMs);
          return { outcome: "too-many", retryAfterSeconds };
        }
        const isUnused = typeof step === "number" && (state.lastStep < step || state.lastStep > latestStep);
        if (!isUnused) return countWrong(transaction, attempt, state, step !== "wrong");
        await transaction.db
          .updateTable("second_factors")
          .set({ last_step: step })
          .where("account_id", "=", attempt.accountId)
          .execute();
        return { outcome: "accepted" };
      }),

    useRecoveryCode: (attempt, codeHash, audit) =>
      inTransaction(context, async (transaction) => {
        const state = await lockState(transaction, attempt);
        if (state === undefined) return WRONG;
        const used = await transaction.db
          .deleteFrom("recovery_codes")
          .where("account_id", "=", attempt.accountId)
          .where("code_hash", "=", codeHash)
          .returning("account_id")
          .executeTakeFirst();
        if (used === undefined) {
          const { latestRecovery } = state;
          const isUsed = latestRecovery?.hash === codeHash && isResent(latestRecovery.usedAt, attempt.at);
          return countWrong(transaction, attempt, state, isUsed);
        }
        await transaction.db
          .updateTable("second_factors")
          .set({ recovery_code_hash: codeHash, recovery_code_used_at: attempt.at.toISOString() })
          .where("account_id", "=", attempt.accountId)
          .execute();
        await insertAudit(transaction, audit);
        return { outcome: "accepted" };
      }),

    releaseNotice: (accountId, noticedAt) =>
      withSingleWrite(context, async ({ db }) => {
        await db
          .updateTable("second_factors")
          .set({ noticed_at: null })
          .where("account_id", "=", accountId)
          .where("noticed_at", "=", noticedAt.toISOString())
          .execute();
      }),
  };
}

interface CodeState {
  readonly lastStep: number;
  readonly noticedAt: Date | undefined;
  readonly latestRecovery: { readonly hash: string; readonly usedAt: Date } | undefined;
  readonly wrongCodes: LimitState;
}

/**
 * Locks the account and reads the state of its second factor; undefined if that is off, or the session has ended. Locks
 * the account first, as every change of its sessions does, so that transactions cannot deadlock.
 *
 * @throws AccountGoneError if the account was deleted.
 */
async function lockState(
  context: QueryContext,
  { accountId, sessionId, at }: CodeAttempt,
): Promise<CodeState | undefined> {
  await requireLiveAccount(context, accountId);
  const factor = await context.db
    .selectFrom("second_factors")
    .select(["last_step", "wrong_codes_full_ms", "noticed_at"])
    .select(["recovery_code_hash", "recovery_code_used_at"])
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  const counter = sessionId === undefined ? factor : await sessionOf(context, accountId, sessionId);
  if (factor === undefined || counter === undefined) return undefined;
  const { recovery_code_hash: hash, recovery_code_used_at: usedAt } = factor;
  return {
    lastStep: factor.last_step,
    latestRecovery: hash === null || usedAt === null ? undefined : { hash, usedAt: new Date(usedAt) },
    noticedAt: factor.noticed_at === null ? undefined : new Date(factor.noticed_at),
    wrongCodes: wrongCodesAt(counter.wrong_codes_full_ms, at),
  };
}

function sessionOf({ db }: QueryContext, accountId: string, sessionId: string) {
  return db
    .selectFrom("browser_sessions")
    .select("wrong_codes_full_ms")
    .where("account_id", "=", accountId)
    .where("id", "=", sessionId)
    .executeTakeFirst();
}

/**
 * Counts a wrong code, and writes the audit entry if the owner must be told of it.
 *
 * @param isUsed True for a code that was right before: a form that was sent twice is no reason for an email.
 */
async function countWrong(
  context: QueryContext,
  attempt: CodeAttempt,
  { noticedAt, wrongCodes }: CodeState,
  isUsed: boolean,
): Promise<CodeUse> {
  const { accountId, at, purpose, requestId } = attempt;
  await writeCount(context, attempt, wrongCodes.nextFullMs);
  if (isUsed || !isNoticeDue(noticedAt, at)) return WRONG;
  await context.db
    .updateTable("second_factors")
    .set({ noticed_at: at.toISOString() })
    .where("account_id", "=", accountId)
    .execute();
  const detail = `${purpose}, after the right password`;
  const entry = { at, actor: SERVICE_ACTOR, action: "second-factor.failed", accountId } as const;
  await insertAudit(context, { ...entry, detail, requestId });
  return { outcome: "wrong", isNoticeDue: true };
}

async function writeCount(
  { db }: QueryContext,
  { accountId, sessionId }: CodeAttempt,
  fullMs: number,
): Promise<void> {
  const counted = { wrong_codes_full_ms: fullMs };
  if (sessionId === undefined) {
    await db.updateTable("second_factors").set(counted).where("account_id", "=", accountId).execute();
    return;
  }
  await db
    .updateTable("browser_sessions")
    .set(counted)
    .where("account_id", "=", accountId)
    .where("id", "=", sessionId)
    .execute();
}
