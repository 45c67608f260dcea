import type { RequestKind } from "../server/overload/shed-load.js";

/** Share of the limits that requests without a charge may use: under overload they are refused before charts are. */
const FREE_SHARE = 0.5;

/**
 * The same for style sheets, scripts and pictures of pages. They wait longer than all others, because a browser does not
 * ask again for one that was refused: the page would stay without it. They are in memory, and cheap to send.
 */
const FILE_SHARE = 20;

const PROBES = ["/healthz", "/readyz"];
const FILE = /^\/(?:dashboard\/assets|docs\/(?:assets|pictures)|embed)\//;
const PAGE = /^\/(?:(?:dashboard|docs|embed)(?:\/.*)?|chart)?$/s;
const FREE_FORM = "/chart/places";

/** Returns how a request is refused under overload. Probes are only if too many of them wait. */
export function kindOfRequest(method: string | undefined, path: string): RequestKind | undefined {
  if (PROBES.includes(path)) return undefined;
  if (PAGE.test(path)) return { share: FILE.test(path) ? FILE_SHARE : FREE_SHARE, isPage: true };
  const isPaid = method === "POST" && path !== FREE_FORM;
  return { share: isPaid ? 1 : FREE_SHARE, isPage: false };
}
