import { describe, expect, test } from "vitest";
import { PIPE, run, SCREEN } from "./support/run-in-process.js";

const BIRTH = ["1990-09-05", "21:17", "Amsterdam"];

/** Each command, as a person runs it. */
const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  chart: BIRTH,
  "chart-without-channels": ["1980-03-04T21:10Z"],
  "chart-of-a-long-name": ["1955-01-02", "03:04", "Thiruvananthapuram, India"],
  window: ["window", "1990-09-05", "Amsterdam"],
  "window-about": ["window", "1990-09-05", "21:17~10", "Amsterdam"],
  transit: ["transit", ...BIRTH],
  "transit-alone": ["transit", "--at", "2026-01-01"],
  composite: ["composite", ...BIRTH, "1988-03-02", "04:10", "Paris, France"],
  penta: ["penta", "1988-09-04T01:15Z", "1990-02-06T22:55Z", "1958-06-07T23:17Z"],
  returns: ["returns", ...BIRTH, "--to", "2030-01-01"],
  sky: ["sky", "--from", "2026-01-01", "--to", "2026-01-03", ...BIRTH],
  "sky-every": ["sky", "--from", "2026-01-01", "--to", "2026-01-04", "--every", "1d"],
  places: ["places", "springf"],
  help: ["--help"],
  "help-of-batch": ["batch", "--help"],
};

const SCREENS = {
  "80": SCREEN,
  "120": { ...SCREEN, columns: 120 },
  colours: { ...SCREEN, hasColors: true },
  ascii: { ...SCREEN, hasUnicode: false },
  pipe: PIPE,
};

describe.each(Object.entries(COMMANDS))("the output of %s", (name, words) => {
  test.each(Object.entries(SCREENS))("is as it was, on a screen of %s", async (screenName, screen) => {
    const { out, code } = await run(words, screen);
    expect(code).toBe(0);
    await expect(out).toMatchFileSnapshot(`golden/${name}.${screenName}.txt`);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is how marks begin
    const plain = out.replace(/\x1b\[[\d;]*m/g, "");
    if (!screen.hasColors) expect(plain).toBe(out);
    if (!screen.hasUnicode) expect(out).toMatch(/^\p{ASCII}*$/u);
    if (!screen.isTerminal && !name.startsWith("help")) expect(() => JSON.parse(out)).not.toThrow();
    else
      for (const line of plain.split("\n"))
        expect([...line].length, line).toBeLessThanOrEqual(screen.columns);
  });
});
