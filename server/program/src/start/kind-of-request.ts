import { V2_ENDPOINTS } from "chart-http/host";
import { isHealthCheck } from "../server/health-check.js";
import type { RequestKind } from "../server/overload/shed-load.js";

/** Share of the limits that requests without a charge may use: under overload they are refused before charts are. */
const FREE_SHARE = 0.5;

/**
 * The same for style sheets, scripts and pictures of pages. They wait longer than all others, because a browser does not
 * ask again for one that was refused: the page would stay without it. They are in memory, and cheap to send.
 */
const FILE_SHARE = 20;

const FILE = /^\/(?:dashboard\/assets|docs\/(?:assets|pictures)|embed)\//;
const PAGE = /^\/(?:(?:dashboard|docs|embed)(?:\/.*)?|chart)?$/s;
/** Paths on which a request may cost credits. Anything else is free, however it is spelled. */
const PAID = /^\/v[12]\//;

/** Returns how a request is refused under overload. Probes are only if too many of them wait. */
export function kindOfRequest(method: string | undefined, path: string): RequestKind | undefined {
  if (isHealthCheck(path)) return undefined;
  if (PAGE.test(path)) return { share: FILE.test(path) ? FILE_SHARE : FREE_SHARE, isPage: true };
  const isPaid = method === "POST" && PAID.test(path);
  return { share: isPaid ? 1 : FREE_SHARE, isPage: false };
}

/** The most that is read of a body: on most paths of the API and of the tools for assistants, and elsewhere, where it is a form. */
const MAX_API_BYTES = 8 * 1024;
const MAX_FORM_BYTES = 16 * 1024;

/** The same on paths with a limit of their own. */
const MAX_BODY_BYTES = new Map(V2_ENDPOINTS.map(({ path, maxBodyBytes }) => [path, maxBodyBytes]));

/** Returns the most that is read of the body of a request for a path. */
export function maxBodyBytesOf(path: string): number {
  return MAX_BODY_BYTES.get(path) ?? (/^\/(?:v[12]\/|mcp$)/.test(path) ? MAX_API_BYTES : MAX_FORM_BYTES);
}
