import type { ThemeName } from "bodygraph-svg";
import type { Chart } from "chart-core";

/**
 * Returns the start of a picture's ids: a digest of what the picture shows. Several pictures may thus stand in one page,
 * and a replay has the same bytes. It does not tell the moment of birth, which many pictures do not show.
 */
export async function idPrefix(
  { personality, design, activations }: Chart,
  theme: ThemeName,
): Promise<string> {
  const arrows = [personality, design].flatMap(({ sun, northNode }) =>
    [sun, northNode].map(({ color, tone }) => [color, tone]),
  );
  const shown = new TextEncoder().encode(JSON.stringify([activations, arrows, theme]));
  const bytes = [...new Uint8Array(await crypto.subtle.digest("SHA-256", shown), 0, 8)];
  return `hd-${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
