import { formTokenOf, type Visited, Visitor } from "@chart/kit/services/visitor";
import { authenticatorCode } from "../../lib/authenticator-code.js";
import type { CampaignService } from "../../lib/campaign-service.js";

const PASSWORD = "correct horse battery staple";
const SIGN_IN = "/dashboard/sign-in";
const CODE = "/dashboard/sign-in/code";

/** A step of what a person does, and how it was answered. */
export interface Step {
  readonly name: string;
  readonly isServed: boolean;
  readonly status: number;
  readonly ms: number;
}

/** An owner of an account, who comes each time from another address. */
export class Person {
  /** Recovery codes; none if the account has no second factor. */
  readonly #codes: string[];
  readonly #url: string;
  readonly #email: string;
  readonly #page: string;

  private constructor(url: string, email: string, page: string, codes: string[]) {
    this.#url = url;
    this.#email = email;
    this.#page = page;
    this.#codes = codes;
  }

  /** Opens an account whose owner has chosen a password, and perhaps set up a second factor. */
  static async create(service: CampaignService, hasSecondFactor: boolean): Promise<Person> {
    const email = `${crypto.randomUUID()}@example.com`;
    const invited = await service.admin("account", "invite", "--email", email, "--plan", "developer");
    const visitor = new Visitor(service.url);
    await visitor.accept(String(invited["invitationUrl"]), PASSWORD);
    const page = `/dashboard/accounts/${invited["accountId"]}`;
    const codes = hasSecondFactor ? await protect(visitor, `${page}/settings/second-factor`) : [];
    return new Person(service.url, email, page, codes);
  }

  /** Signs in, opens a page with the session, and signs out. */
  async comeAndGo(): Promise<Step[]> {
    const visitor = new Visitor(this.#url);
    const steps: Step[] = [];
    const step = async (name: string, status: number, act: () => Promise<Visited>) => {
      const startedMs = performance.now();
      const answer = await act();
      const ms = performance.now() - startedMs;
      steps.push({ name, isServed: answer.status === status, status: answer.status, ms });
      return answer;
    };
    await step("the sign-in page", 200, () => visitor.get(SIGN_IN));
    await step("the password", 303, () => visitor.signIn(this.#email, PASSWORD));
    const code = this.#codes.pop();
    if (code !== undefined) await step("the code", 303, () => visitor.post(CODE, { code }));
    const { text, status } = await step("a page", 200, () => visitor.get(this.#page));
    if (status !== 200) return steps;
    const form = { form_token: formTokenOf(text) };
    await step("signing out", 303, () => visitor.post("/dashboard/sign-out", form));
    const signedOut = await visitor.get(this.#page);
    steps.push({ name: "no page", isServed: signedOut.status !== 200, status: signedOut.status, ms: 0 });
    return steps;
  }

  /** Tries a wrong password, a wrong code and an unknown session; resolves to the tries that opened a page. */
  async impersonate(): Promise<string[]> {
    const tries: Readonly<Record<string, (visitor: Visitor) => Promise<unknown>>> = {
      "a wrong password": (visitor) => visitor.signIn(this.#email, "an incorrect battery"),
      "an unknown session": async ({ cookies }) => cookies.set("__Host-chart_session", crypto.randomUUID()),
      "a wrong code": async (visitor) => {
        await visitor.signIn(this.#email, PASSWORD);
        await visitor.post(CODE, { code: "aaaa-aaaa-aaaa-aaaa" });
      },
    };
    const opened: string[] = [];
    for (const [name, attempt] of Object.entries(tries)) {
      // Without a second factor, the password alone opens the account.
      if (name === "a wrong code" && this.#codes.length === 0) continue;
      const visitor = new Visitor(this.#url);
      await attempt(visitor);
      if ((await visitor.get(this.#page)).status === 200) opened.push(name);
    }
    return opened;
  }
}

/** Sets up the second factor of the account in which a visitor is signed in; resolves to its recovery codes. */
async function protect(visitor: Visitor, path: string): Promise<string[]> {
  const { text } = await visitor.submit(`${path}/on`, `${path}/on`, { password_current: PASSWORD });
  const secret = /<code id="secret">([A-Z2-7 ]+)</.exec(text)?.[1]?.replaceAll(" ", "") ?? "";
  const token = /name="token" value="([^"]+)"/.exec(text)?.[1] ?? "";
  const code = authenticatorCode(secret);
  const done = await visitor.post(`${path}/confirm`, { token, form_token: formTokenOf(text), code });
  const codes = done.text.match(/\b\w{4}-\w{4}-\w{4}-\w{4}\b/g);
  if (codes === null) throw new Error(`no second factor: ${done.status}`);
  return codes;
}
