import type { Env } from "chart-http/host";
import type { Hono } from "hono";

const PATH = "/.well-known/security.txt";

/** Days for which the file is valid: RFC 9116 advises less than a year. Each start of the service renews it. */
const VALID_DAYS = 360;
const DAY_MS = 86_400_000;

export interface SecurityTxtFacts {
  /** Whom to tell of a vulnerability: a URI, such as `mailto:security@example.com`. */
  readonly contact: string;
  /** Address of the service, without a trailing slash. */
  readonly url: string;
}

/** Adds the file that says whom to tell of a vulnerability (RFC 9116). */
export function addSecurityTxt(app: Hono<Env>, { contact, url }: SecurityTxtFacts, now: () => Date): void {
  const expires = new Date(now().getTime() + VALID_DAYS * DAY_MS);
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString().replace(/\.\d+/, "")}`,
    "Preferred-Languages: en",
    // RFC 9116 allows no other scheme.
    ...(url.startsWith("https://") ? [`Canonical: ${url}${PATH}`] : []),
  ];
  const text = lines.map((line) => `${line}\n`).join("");
  app.get(PATH, (c) => c.body(text, 200, { "Content-Type": "text/plain; charset=utf-8" }));
}
