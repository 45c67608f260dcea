import type { Context } from "hono";
import type { DashboardEnv } from "./deps.js";

/** The text fields of a form, trimmed except for passwords; an absent one is empty. */
export async function readForm<Name extends string>(
  c: Context<DashboardEnv>,
  ...names: readonly Name[]
): Promise<Readonly<Record<Name, string>>> {
  const body = await c.req.parseBody();
  const entries = names.map((name) => {
    const value = body[name];
    const text = typeof value === "string" ? value : "";
    return [name, name.startsWith("password") ? text : text.trim()];
  });
  return Object.fromEntries(entries) as Record<Name, string>;
}
