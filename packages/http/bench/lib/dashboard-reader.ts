import { setTimeout as delay } from "node:timers/promises";
import { formTokenOf, Visitor } from "testkit/visitor";
import type { MeasuredService } from "./measured-service.js";

/** Password of everybody who is signed in. */
const PASSWORD = "correct horse battery staple";

/** Somebody who is signed in to the dashboard. */
export class DashboardReader {
  readonly accountId: string;
  readonly cookie: string;
  readonly #url: string;

  constructor(url: string, accountId: string, cookie: string) {
    this.#url = url;
    this.accountId = accountId;
    this.cookie = cookie;
  }

  /** Path of a page of the account. */
  pathOf(page: string): string {
    return `/dashboard/accounts/${this.accountId}${page}`;
  }

  /**
   * Reads a page as a whole, or only its start; returns the milliseconds until its end. Waits if the limit of pages is
   * reached, which is not counted.
   */
  async open(path: string, part: "whole" | "start" = "whole"): Promise<number> {
    for (;;) {
      const startedMs = performance.now();
      const response = await fetch(this.#url + path, { headers: { Cookie: this.cookie } });
      if (part === "start") await response.body?.cancel();
      else await response.arrayBuffer();
      if (response.ok) return performance.now() - startedMs;
      if (response.status !== 429) throw new Error(`${path} answers ${response.status}`);
      await delay(1000 * Number(response.headers.get("retry-after")));
    }
  }

  /** Requests a CSV file; the answer is read by the caller. */
  requestCsv(page: string, signal: AbortSignal): Promise<Response> {
    return fetch(this.#url + this.pathOf(page), { headers: { Cookie: this.cookie }, signal });
  }

  /** Requests the export of the account; the answer is read by the caller. */
  async requestExport(signal: AbortSignal): Promise<Response> {
    const path = this.pathOf("/settings/export");
    const form = await fetch(this.#url + path, { headers: { Cookie: this.cookie } });
    const fields = { form_token: formTokenOf(await form.text()), password_current: PASSWORD };
    return fetch(this.#url + path, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { Cookie: this.cookie, Origin: this.#url },
      signal,
    });
  }
}

/** Signs in the owner of each account but the first one, which requests the charts. */
export async function signInOwners({ server }: MeasuredService): Promise<DashboardReader[]> {
  const accounts = await server.admin<readonly { accountId: string; email: string }[]>("account", "list");
  const owners: DashboardReader[] = [];
  for (const { accountId, email } of accounts) {
    if (email === "bench-0@example.com") continue;
    const { invitationUrl } = await server.admin("account", "invite", "--account", accountId);
    owners.push(await accept(server.url, accountId, String(invitationUrl)));
  }
  return owners;
}

/** Creates an operator and signs them in. */
export async function signInOperator({ server }: MeasuredService): Promise<DashboardReader> {
  const { accountId, invitationUrl } = await server.admin("account", "operator", "--email", "op@example.com");
  return accept(server.url, String(accountId), String(invitationUrl));
}

async function accept(url: string, accountId: string, invitationUrl: string): Promise<DashboardReader> {
  const visitor = new Visitor(url);
  await visitor.accept(invitationUrl, PASSWORD);
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  if (cookie === "") throw new Error(`${accountId} could not sign in`);
  return new DashboardReader(url, accountId, cookie);
}
