import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import { VARIABLES } from "@chart/program";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));

/** Variables of compose.yaml's .env that the service does not read itself. */
const NAMES = new Set([...Object.keys(VARIABLES), "DOMAIN", "POSTGRES_PASSWORD"]);

const DOCUMENTS = [
  "docs/guides/self-hosting.md",
  ...readdirSync(join(ROOT, "docs/operators")).map((name) => `docs/operators/${name}`),
];

interface Block {
  readonly path: string;
  readonly lines: readonly string[];
}

/** Returns the blocks of a document that stand in a file of settings: whole ones, and those that a shell writes. */
function settingsBlocks(path: string): Block[] {
  const text = readFileSync(join(ROOT, path), "utf8");
  const whole = [...text.matchAll(/^```ini\n(.*?)^```/gms)].map(([, code = ""]) => code);
  const written = [...text.matchAll(/<<SETTINGS[^\n]*\n(.*?)^SETTINGS$/gms)].map(([, code = ""]) => code);
  return [...whole, ...written]
    .map((code) => ({ path, lines: code.trim().split("\n") }))
    .filter(({ lines }) => lines.some((line) => NAMES.has(line.split("=")[0] ?? "")));
}

const BLOCKS = DOCUMENTS.flatMap(settingsBlocks);

/** A value that a shell would read differently without quotes. */
const VALUE = `Human Design & Co; #1 "$HOME" \`id\` $(id) \\ a\\n 100 % é = ~ *`;

describe("every block of settings in the documents", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "chart-settings-"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Reads a file of settings as the admin command's shell does. */
  function readBySh(text: string): Record<string, string> {
    const file = join(folder, "environment");
    writeFileSync(file, text);
    const command = `set -eu; set -a && . "$1" && set +a && "$2" -p 'JSON.stringify(process.env)'`;
    const output = execFileSync("sh", ["-c", command, "sh", file, process.execPath], { env: {} });
    const { PWD, OLDPWD, SHLVL, _, ...read } = JSON.parse(output.toString());
    return read;
  }

  /** Lets sh write a block as the document does, with stand-ins for what it inserts. */
  function written(lines: readonly string[]): string {
    const before = "PASSWORD=0a1b DOMAIN=charts.example.com; openssl() { echo 'aB3/+4=='; }";
    const command = `${before}\ncat <<SETTINGS\n${lines.join("\n")}\nSETTINGS\n`;
    return execFileSync("sh", ["-euc", command], { encoding: "utf8" });
  }

  test("is found", () => {
    const [guide, ...others] = DOCUMENTS;
    expect(new Set(BLOCKS.map(({ path }) => path))).toEqual(
      new Set([guide, ...others.filter((path) => /\/(configuration|upgrades)\.md$/.test(path))]),
    );
  });

  test.each(BLOCKS)("$path: has the form NAME='value' with variables that are known", ({ lines }) => {
    for (const line of lines) {
      expect(line).toMatch(/^[A-Z_]+='[^']*'$/);
      expect([...NAMES]).toContain(line.split("=")[0]);
    }
  });

  test.each(BLOCKS)("$path: is read alike by sh and by Node", ({ lines }) => {
    const text = written(lines);
    const read = readBySh(text);
    expect(read).toEqual(parseEnv(text));
    expect(Object.keys(read)).toHaveLength(lines.length);
    expect(Object.values(read).join("")).not.toContain("'");
  });

  test.each(BLOCKS)(
    "$path: is read alike with blanks, &, #, $ and other signs in its values",
    ({ lines }) => {
      const text = lines.map((line) => line.replace(/(?<==').*(?='$)/, () => VALUE)).join("\n");
      const expected = Object.fromEntries(lines.map((line) => [line.split("=")[0], VALUE]));
      expect(readBySh(text)).toEqual(expected);
      expect(parseEnv(text)).toEqual(expected);
    },
  );
});
