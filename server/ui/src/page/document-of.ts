import { html } from "hono/html";
import type { JSX } from "hono/jsx/jsx-runtime";

/** Writes an HTML document. */
export function documentOf(page: JSX.Element): string {
  return String(html`<!doctype html>${page}`);
}
