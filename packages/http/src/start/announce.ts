import type { HashKey } from "../accounts/api-key.js";
import { openDemoAccount } from "../accounts/open-demo-account.js";
import type { Config } from "../config/config.js";
import { serviceUrl } from "../config/service-url.js";
import type { Stores } from "../database/stores.js";
import { geocodeKeyExample } from "./geocode-key-example.js";

/** Prints the address of the service and, outside production, how to make a first request and open the dashboard. */
export async function announce(
  config: Config,
  port: number,
  { store, hashKey }: { readonly store: Stores; readonly hashKey: HashKey },
): Promise<void> {
  const url = serviceUrl(config, port);
  process.stdout.write(`Chart API listens on ${url}\n`);
  if (config.production) return;
  const demo = await openDemoAccount({ store: store.accounts, hashKey, now: () => new Date() });
  process.stdout.write(
    demo === undefined ? EXISTING_ACCOUNTS_LINES : demoAccountLines(url, config, demo.apiKey),
  );
  process.stdout.write(dashboardLines(url, config));
}

/** Lines of a later start, which cannot show a key: the store holds only hashes. */
const EXISTING_ACCOUNTS_LINES = `
API keys are shown only once, when they are created. This command replaces the demo account's key:
npm run --silent admin -- key rotate --account demo@localhost
`;

/** Lines of the first start: a command to copy, with the key of the new demo account. */
function demoAccountLines(
  url: string,
  { headerPrefix, geocoder }: Pick<Config, "headerPrefix" | "geocoder">,
  apiKey: string,
): string {
  const geocodeKey = geocodeKeyExample({ geocoder });
  const body = JSON.stringify({
    birthdate: "1990-09-05",
    birthtime: "21:17",
    location: "Amsterdam, The Netherlands",
  });
  return `
A demo account was created: plan developer, 1,000 credits. Save its API key, which is not shown again. Try it:

curl -sS ${url}/v2/charts -H 'Authorization: Bearer ${apiKey}' -H '${headerPrefix}-Geocode-Key: ${geocodeKey}' -H 'Content-Type: application/json' -d '${body}'
`;
}

/** Address of the dashboard, and the command that gives access to it. On PostgreSQL the command cannot know the URL. */
function dashboardLines(
  url: string,
  { database, publicUrl }: Pick<Config, "database" | "publicUrl">,
): string {
  const variable = database.engine === "postgres" && publicUrl === undefined ? `PUBLIC_URL=${url} ` : "";
  return `
Dashboard: ${url}/dashboard
This command prints a link for setting the demo account's password:
${variable}npm run --silent admin -- account invite --account demo@localhost
`;
}
