import type { Context } from "hono";
import { changeNoticeLetter } from "../mail/letters.js";
import type { DashboardDeps, DashboardEnv } from "./deps.js";

/** Tells an address what was changed of its account, where the service sends e-mail; the answer does not wait for it. */
export function sendNotice(
  c: Context<DashboardEnv>,
  { mailer, background }: Pick<DashboardDeps, "mailer" | "background">,
  to: string,
  change: string,
): void {
  if (mailer === undefined) return;
  background.start(c.env.requestId, () => mailer.send(changeNoticeLetter(to, change)));
}
