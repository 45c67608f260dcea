import { purgeDeletedAccounts } from "@chart/accounts";
import { accountDeletedEmail, exportedEmail } from "@chart/accounts/mail";
import type { Context } from "hono";
import { sendNotice, viewersAudit } from "../base/audit.js";
import type { RouteDeps } from "../base/deps.js";
import type { DashboardEnv, DashboardRoutes } from "../base/env.js";
import { render } from "../base/render.js";
import { refuseExport } from "../export/answer-export.js";
import { limitAttempts } from "../guard/limit-attempts.js";
import { clearSessionCookie } from "../guard/session-cookie.js";
import { DeletePage, ExportPage } from "./data-pages.js";
import { exportText } from "./export-sections.js";
import { checkProof, type ProofFaults } from "./proof.js";

export function addDataRoutes(app: DashboardRoutes, deps: RouteDeps): void {
  const { store, assets, now, exports } = deps;
  const path = "/accounts/:accountId/settings";
  const limitGuesses = limitAttempts(deps, "password", (c) => c.var.viewer.profile.email);
  const pageProps = async (c: Context<DashboardEnv>) => ({
    assets,
    viewer: c.var.viewer,
    hasSecondFactor: (await store.secondFactors.find(c.var.viewer.account.id)) !== undefined,
  });

  const showExport = async (
    c: Context<DashboardEnv>,
    status: 200 | 422 | 429 = 200,
    reason: { readonly faults?: ProofFaults; readonly nextAt?: Date } = {},
  ) => render(c, <ExportPage {...(await pageProps(c))} {...reason} now={now()} />, status);

  app.get(`${path}/export`, (c) => showExport(c));

  app.post(`${path}/export`, limitGuesses, async (c) => {
    const faults = await checkProof(c, deps, "to export the data");
    if (faults !== undefined) return showExport(c, faults.status, { faults });

    const { account, profile } = c.var.viewer;
    const at = now();
    const head = {
      exportedAt: at,
      account: {
        id: account.id,
        email: profile.email,
        plan: account.plan,
        status: account.status,
        role: profile.role,
        timeZone: profile.timeZone,
        createdAt: account.createdAt,
        renewsAt: account.renewsAt,
        allocationCredits: account.allocationCredits,
        grantedCredits: account.grantedCredits,
        secondFactorSince: (await store.secondFactors.find(account.id))?.enabledAt ?? null,
      },
    };
    const text = exportText({ store, accountId: account.id, at }, head);
    const body = exports.start(account.id, async () => (await text.next()).value ?? undefined);
    if (body === undefined) return refuseExport(c, deps);
    const nextAt = await store.accountData
      .beginExport(account.id, at, viewersAudit(c, now, "account.exported", "in settings"))
      .catch(async (error: unknown) => {
        await body.cancel();
        throw error;
      });
    if (nextAt !== undefined) {
      await body.cancel();
      c.header("Retry-After", String(Math.max(1, Math.ceil((nextAt.getTime() - at.getTime()) / 1000))));
      return showExport(c, 429, { nextAt });
    }
    sendNotice(c, deps, exportedEmail(profile.email, deps.serviceName));
    return c.body(body, 200, {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="account-${at.toISOString().slice(0, 10)}.json"`,
    });
  });

  app.get(`${path}/delete`, async (c) => render(c, <DeletePage {...(await pageProps(c))} />));

  app.post(`${path}/delete`, limitGuesses, async (c) => {
    const faults = await checkProof(c, deps, "to delete the account");
    if (faults !== undefined) {
      return render(c, <DeletePage {...(await pageProps(c))} faults={faults} />, faults.status);
    }

    const { account, profile } = c.var.viewer;
    const audit = viewersAudit(c, now, "account.deleted", "by its owner, in settings");
    const outcome = await store.accountData.deleteAccount(account.id, now(), audit);
    if (outcome === "last-operator") {
      const refusal = "You are the only operator. Make another account an operator first, then delete yours.";
      return render(c, <DeletePage {...(await pageProps(c))} refusal={refusal} />, 409);
    }
    clearSessionCookie(c, deps.isSecure);
    if (outcome === "deleted") sendNotice(c, deps, accountDeletedEmail(profile.email, deps.serviceName));
    deps.background.start(c.env.requestId, (stop) =>
      purgeDeletedAccounts({ store: store.accountData, now, logger: deps.logger }, stop),
    );
    return c.redirect("/dashboard/sign-in?done=deleted", 303);
  });
}
