import type { HashKey } from "@chart/accounts";
import { DEMO_EMAIL, DEMO_PLAN, openDemoAccount } from "@chart/accounts";
import { createTokenHasher, issueLink } from "@chart/accounts/sign-in";
import type { Stores } from "@chart/store";
import type { Config } from "../config/config.js";
import type { DashboardConfig } from "../config/dashboard-config.js";
import { listenUrl, serviceUrl } from "../config/service-url.js";
import { type Release, releaseText } from "../release/release.js";
import { geocodeKeyExample } from "./geocode-key-example.js";

export interface AnnounceDeps {
  readonly store: Pick<Stores, "accounts" | "signIn">;
  readonly hashKey: HashKey;
  readonly release: Release;
  readonly now: () => Date;
}

/**
 * Prints the release and the address of the service. In production, also how to make the first operator while there are no accounts;
 * otherwise, how to make a first request and a link into the dashboard. All in one write, so that no line of the log comes
 * between: the key and the link are not shown again.
 */
export async function announce(
  config: Config,
  { sessionSecret }: Pick<DashboardConfig, "sessionSecret">,
  port: number,
  deps: AnnounceDeps,
): Promise<void> {
  const url = serviceUrl(config, port);
  const listening = listenUrl(config, port);
  const reached = url === listening ? "" : ` (PUBLIC_URL: ${url})`;
  const listens = `${config.serviceName} ${releaseText(deps.release)} listens on ${listening}${reached}\n`;
  process.stdout.write(listens + (await firstSteps(config, sessionSecret, url, deps)));
}

async function firstSteps(
  config: Config,
  sessionSecret: string | undefined,
  url: string,
  deps: AnnounceDeps,
): Promise<string> {
  if (config.production) {
    if (await deps.store.accounts.hasAny()) return "";
    return sessionSecret === undefined ? FIRST_ACCOUNT_LINES : FIRST_OPERATOR_LINES;
  }
  const demo = await openDemoAccount({ ...deps, store: deps.store.accounts }, config.planCredits);
  const accountLines =
    demo === undefined ? await existingAccountsLines(deps) : demoAccountLines(url, config, demo.apiKey);
  const links = sessionSecret === undefined ? "" : await dashboardLines(url, sessionSecret, deps);
  return accountLines + links;
}

const FIRST_OPERATOR_LINES = `
There are no accounts yet. To become the first operator, run with the environment variables of this service:
npm run --silent admin -- account operator --email you@example.com
`;

/** Lines of production's first start without a dashboard. */
const FIRST_ACCOUNT_LINES = `
There are no accounts yet. To make one, run with the environment variables of this service:
npm run --silent admin -- account create --email you@example.com --plan developer
There is no dashboard, because SESSION_SECRET is not set. With it, an operator can manage accounts there.
`;

/** Lines of a later start, which cannot show a key: the store holds only hashes. A store may have no demo account. */
async function existingAccountsLines({ store }: Pick<AnnounceDeps, "store">): Promise<string> {
  const demo = await store.signIn.findProfile(DEMO_EMAIL);
  const [what, command] =
    demo === undefined
      ? ["To add a key to an account", "key create --account <email> --name <name>"]
      : ["To replace the demo account's key", `key rotate --account ${DEMO_EMAIL}`];
  return `
API keys are shown only once, when they are created. ${what}, run in a second terminal, in this folder:
npm run --silent admin -- ${command}
`;
}

/** Lines of the first start: a command to copy, with the key of the new demo account. */
function demoAccountLines(
  url: string,
  { headerPrefix, geocoder, planCredits }: Pick<Config, "headerPrefix" | "geocoder" | "planCredits">,
  apiKey: string,
): string {
  const geocodeKey = geocodeKeyExample({ geocoder });
  const body = JSON.stringify({
    birthdate: "1990-09-05",
    birthtime: "21:17",
    location: "Amsterdam, The Netherlands",
  });
  const credits = planCredits[DEMO_PLAN].toLocaleString("en");
  return `
A demo account was created: plan ${DEMO_PLAN}, ${credits} credits. Save its API key, which is not shown again. Try it in a second terminal:

curl -sS ${url}/v2/charts -H 'Authorization: Bearer ${apiKey}' -H '${headerPrefix}-Geocode-Key: ${geocodeKey}' -H 'Content-Type: application/json' -d '${body}'
`;
}

/** Address of the dashboard, with a new link for the demo account's password until it has one. */
async function dashboardLines(
  url: string,
  sessionSecret: string,
  { store, now }: Pick<AnnounceDeps, "store" | "now">,
): Promise<string> {
  const demo = await store.signIn.findProfile(DEMO_EMAIL);
  const address = `\nDashboard: ${url}/dashboard\n`;
  if (demo === undefined) return address;
  if (demo.passwordHash !== undefined) return `${address}Sign in as ${DEMO_EMAIL}.\n`;
  const { accountId, email } = demo;
  const link = await issueLink(
    { store: store.signIn, hashToken: createTokenHasher(sessionSecret), now, baseUrl: url },
    { kind: "invitation", accountId, email },
    // It changes no account by itself, and appears only in the terminal of a development service.
    "unaudited",
  );
  return `${address}Open this link to choose the password of ${DEMO_EMAIL}. It works once, until the next start prints another:\n${link.url}\n`;
}
