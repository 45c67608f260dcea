import { inspect } from "node:util";

/** Words of pino's levels. */
const LEVELS: Readonly<Record<number, string>> = {
  10: "trace",
  20: "debug",
  30: "info",
  40: "warn",
  50: "error",
  60: "fatal",
};

// Codes of terminals' colors.
const [DIM, RED, YELLOW] = [2, 31, 33];

/**
 * Formats a log line for people, in development: the time of day in UTC, the level, the message and the fields. The
 * stack of an error follows on lines of its own.
 *
 *     13:37:00 info  request answered method=POST route=/v2/charts status=200 durationMs=3.1
 *
 * @param line A JSON line of pino, with its line feed.
 * @param hasColor True for a terminal.
 */
export function readableLine(line: string, hasColor: boolean): string {
  const { level, time, msg, error, ...fields } = JSON.parse(line) as Record<string, unknown>;
  const label = (LEVELS[level as number] ?? String(level)).padEnd(5);
  const color = Number(level) >= 50 ? RED : Number(level) >= 40 ? YELLOW : DIM;
  const words = [
    String(time).slice(11, 19),
    hasColor ? `\u001b[${color}m${label}\u001b[0m` : label,
    ...(msg === undefined ? [] : [oneLine(msg)]),
    ...Object.entries(fields).map(([name, value]) => `${name}=${oneLine(value)}`),
  ];
  return `${words.join(" ")}\n${error === undefined ? "" : `${errorLines(error)}\n`}`;
}

function oneLine(value: unknown): string {
  const text = typeof value === "string" ? value : inspect(value, { breakLength: Number.POSITIVE_INFINITY });
  // Whitespace other than spaces would break the line or move the cursor.
  return text.replaceAll(/[\p{Cc}\u2028\u2029]/gu, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}

function errorLines(error: unknown): string {
  const text = inspect(error, { depth: 10, breakLength: 120 });
  return text.replaceAll(/^/gm, "    ");
}
