import type { Context } from "hono";
import type { Env } from "../../routing/env.js";

/** Tells what is left after an answer that cost a credit, and whether the credit was taken earlier. */
export function setPaidHeaders(
  c: Context<Env>,
  { creditsLeft, isReplayed }: { readonly creditsLeft: number; readonly isReplayed: boolean },
): void {
  const headers = c.get("answerHeaders");
  headers["X-Credits-Remaining"] = String(creditsLeft);
  if (isReplayed) headers["Idempotent-Replayed"] = "true";
}
