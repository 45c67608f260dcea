import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const PACKAGE = fileURLToPath(new URL("../..", import.meta.url));

const README = readFileSync(new URL("../../README.md", import.meta.url), "utf8");

const BLOCKS = [...README.matchAll(/^```ts\n(.+?)^```\n\n(?:^```text\n(.+?)^```)?/gms)].map(
  ([, code = "", output]) => ({ code, output }),
);

/** Programs, with what they print. */
const EXAMPLES = BLOCKS.filter(({ code }) => code.startsWith("import "));

/** Signatures and types. */
const DECLARATIONS = BLOCKS.filter(({ code }) => !code.startsWith("import ")).flatMap(({ code }) =>
  code.split(/\n(?=\w)/),
);

/** The table of options, each as a member of an interface. */
const OPTIONS = [...README.matchAll(/^\| `(\w+)` \| [^|]+ \| `([^`]+)` \| [^|]+ \| .+ \|$/gm)].map(
  ([, name = "", type = ""]) => `readonly ${name}?: ${type.replaceAll("\\|", "|")};`,
);

it("the README has examples, a signature for each function and a type for each option", () => {
  expect(EXAMPLES.length).toBe(3);
  expect(DECLARATIONS.filter((code) => code.startsWith("function ")).length).toBe(5);
  expect(OPTIONS.length).toBe(14);
});

it("each signature and type of the README is that of the package", () => {
  const built = compact(builtDeclarations());
  expect([...DECLARATIONS, ...OPTIONS].filter((code) => !built.includes(compact(code)))).toEqual([]);
});

/** Returns the built declarations without their comments. */
function builtDeclarations(): string {
  const files = ["pictures", "theme"].flatMap((folder) =>
    readdirSync(`${PACKAGE}dist/${folder}`)
      .filter((file) => file.endsWith(".d.ts"))
      .map((file) => readFileSync(`${PACKAGE}dist/${folder}/${file}`, "utf8")),
  );
  return files.join("\n").replaceAll(/\/\*\*.*?\*\//gs, "");
}

/** Removes spaces, line breaks and commas after a last parameter. */
function compact(code: string): string {
  return code.replaceAll(/\s+/g, "").replaceAll(",)", ")");
}

it.each(EXAMPLES)(
  "an example of the README writes its files, and prints exactly the output shown below it: $code",
  ({ code, output = "" }) => {
    const folder = mkdtempSync(join(tmpdir(), "bodygraph-svg-"));
    try {
      installIn(folder);
      const printed = execFileSync(process.execPath, ["--input-type=module", "-e", code], {
        cwd: folder,
        env: { NO_COLOR: "1" },
        encoding: "utf8",
      });
      expect(printed).toBe(output);
      const files = [...code.matchAll(/writeFileSync\("(.+?)"/g)].map(([, file]) => file);
      expect(files).not.toEqual([]);
      expect(readdirSync(folder)).toEqual(expect.arrayContaining(files));
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

/** Installs this package and those of its examples in a folder. */
function installIn(folder: string): void {
  const modules = join(folder, "node_modules");
  mkdirSync(modules);
  symlinkSync(PACKAGE, join(modules, "bodygraph-svg"));
  for (const name of ["chart-core", "@resvg"])
    symlinkSync(join(PACKAGE, "node_modules", name), join(modules, name));
}

it("the README names every option and every exported function", async () => {
  const names = Object.keys(await import("../../src/index.js"));
  expect(names.filter((name) => !README.includes(name))).toEqual([]);
});
