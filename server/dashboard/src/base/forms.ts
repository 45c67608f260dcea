import type { Context } from "hono";
import type { DashboardEnv } from "./env.js";

/** Error of a form whose body never arrived completely, because its sender broke it off. */
export class BrokenFormError extends Error {
  override readonly name = "BrokenFormError";
}

/**
 * Reads text fields of a form. Trims them, except for passwords, and removes NUL, which PostgreSQL rejects. An absent
 * field reads as empty, and so does every field of a body that is not URL-encoded.
 *
 * @throws BrokenFormError if the body is incomplete.
 */
export async function readForm<Name extends string>(
  c: Context<DashboardEnv>,
  ...names: readonly Name[]
): Promise<Readonly<Record<Name, string>>> {
  const isForm = /^application\/x-www-form-urlencoded *(;|$)/i.test(c.req.header("Content-Type") ?? "");
  const body = isForm ? await parseBody(c) : {};
  const entries = names.map((name) => {
    const value = body[name];
    const text = typeof value === "string" ? value.replaceAll("\0", "") : "";
    return [name, name.startsWith("password") ? text : text.trim()];
  });
  return Object.fromEntries(entries) as Record<Name, string>;
}

async function parseBody(c: Context<DashboardEnv>): Promise<Record<string, unknown>> {
  try {
    return await c.req.parseBody();
  } catch (cause) {
    throw new BrokenFormError("the form is incomplete", { cause });
  }
}
