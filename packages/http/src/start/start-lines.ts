import type { Config } from "../config/config.js";

/** Where the service listens, as a caller on the same machine reaches it. */
export function baseUrl(host: string, port: number): string {
  const reachable = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host;
  return `http://${reachable.includes(":") ? `[${reachable}]` : reachable}:${port}`;
}

/** How far the gazetteer of a first start is built. */
export function gazetteerLine(percent: number): string {
  return `Building the gazetteer, once: ${percent} %\n`;
}

/** The key of a new demo account, inside a command to copy. */
export function demoAccountLines(
  url: string,
  { headerPrefix, geocoder }: Pick<Config, "headerPrefix" | "geocoder">,
  apiKey: string,
): string {
  const geocodeKey = geocoder === "google" ? "YOUR_GOOGLE_KEY" : "any";
  const body = JSON.stringify({
    birthdate: "1990-09-05",
    birthtime: "21:17",
    location: "Amsterdam, The Netherlands",
  });
  return `
A demo account was created: plan developer, 1,000 credits. Its key is shown only this once; try it:

curl -sS ${url}/v2/charts -H 'Authorization: Bearer ${apiKey}' -H '${headerPrefix}-Geocode-Key: ${geocodeKey}' -H 'Content-Type: application/json' -d '${body}'

`;
}

/** Why no key is shown on a later start, and how to get one. */
export function existingAccountsLine(): string {
  return `Keys are shown only once, when they are made. A new one for the demo account (or another of "account list"):
npm run --silent admin -- key rotate --account demo@localhost
`;
}

/** Where the dashboard is, and how to get into it. */
export function dashboardLines(url: string): string {
  return `The dashboard is on ${url}/dashboard; this prints a link to choose the demo account's password:
npm run --silent admin -- account invite --account demo@localhost
`;
}
