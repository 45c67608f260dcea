import type { Context } from "hono";
import type { DashboardEnv } from "./env.js";

/**
 * Reads text fields of a form: trimmed, except for passwords, and without NUL, which PostgreSQL rejects. Absent fields
 * are empty, as are all fields of a body with another encoding than a form's.
 */
export async function readForm<Name extends string>(
  c: Context<DashboardEnv>,
  ...names: readonly Name[]
): Promise<Readonly<Record<Name, string>>> {
  const isForm = /^application\/x-www-form-urlencoded *(;|$)/i.test(c.req.header("Content-Type") ?? "");
  const body = isForm ? await c.req.parseBody() : {};
  const entries = names.map((name) => {
    const value = body[name];
    const text = typeof value === "string" ? value.replaceAll("\0", "") : "";
    return [name, name.startsWith("password") ? text : text.trim()];
  });
  return Object.fromEntries(entries) as Record<Name, string>;
}
