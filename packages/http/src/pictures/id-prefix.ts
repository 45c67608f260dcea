import type { ThemeName } from "bodygraph-svg";

/**
 * Returns the start of a picture's ids: a digest of what the picture shows. Several pictures may thus stand in one page,
 * and a replay has the same bytes.
 */
export async function idPrefix(birthDateUtc: string, theme: ThemeName): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${birthDateUtc} ${theme}`));
  const bytes = [...new Uint8Array(digest, 0, 8)];
  return `hd-${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
