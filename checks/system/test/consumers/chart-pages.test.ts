/** Builds the pages of examples/ that show a chart, and fills in their forms in a browser. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { complaintsOf, inBrowser, openBrowser } from "@chart/kit/setup/browser";
import { ROOT } from "@chart/kit/stand-ins/stand-in-machine";
import { type BodygraphOptions, renderBodygraph } from "bodygraph-svg";
import { computeChart } from "chart-core";
import ts from "typescript";
import { expect, onTestFinished, test } from "vitest";
import { serveFolder } from "./serve-folder.js";

/** Builds an example with Vite into a folder of the test. */
function build(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), "chart-page-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const env = { ...process.env, NODE_ENV: "production" };
  const options = { cwd: join(ROOT, "examples", name), stdio: "ignore", env } as const;
  execFileSync("node_modules/.bin/vite", ["build", "--outDir", folder, "--emptyOutDir"], options);
  return folder;
}

const CAPTION = { name: "Ada", born: "5 September 1990, 21:17", place: "Europe/Amsterdam" };

/** Folders of the examples as a server has them, and the options of their pictures. */
const EXAMPLES: Readonly<Record<string, { folder: () => string; options: BodygraphOptions }>> = {
  html: {
    folder: () => join(ROOT, "examples/html"),
    options: {
      theme: { design: "#7b3fa0" },
      caption: CAPTION,
    },
  },
  react: { folder: () => build("react"), options: { columns: false, caption: CAPTION } },
  vue: { folder: () => build("vue"), options: { columns: false, caption: CAPTION } },
};

inBrowser(() => {
  test.each(Object.entries(EXAMPLES))(
    "examples/%s asks for a birth and shows its chart",
    async (_, example) => {
      const page = await (await openBrowser()).newPage();
      const complaints = complaintsOf(page);
      await page.goto(await serveFolder(example.folder()));
      await page.getByLabel("Name").fill("Ada");
      await page.getByLabel("Day").fill("5");
      await page.getByLabel("Month").selectOption("September");
      await page.getByLabel("Year").fill("1990");
      await page.getByLabel("Time", { exact: true }).fill("21:17");
      await page.getByLabel("Time zone of the birthplace").pressSequentially("amsterdam");
      await page.getByRole("option", { name: "Europe/Amsterdam" }).click();
      await page.getByText("Projector: Wait for the Invitation").waitFor();
      const chart = computeChart(new Date("1990-09-05T19:17Z"));
      expect(await page.evaluate(`document.querySelector("human-design-chart").svg`)).toBe(
        renderBodygraph(chart, example.options),
      );
      expect(complaints).toEqual([]);
    },
  );
});

test("strict TypeScript accepts the React example, and no wrong attribute", () => {
  const folder = join(ROOT, "examples/react");
  const { config } = ts.readConfigFile(join(folder, "tsconfig.json"), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const wrong = join(folder, "src/wrong.tsx");
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.fileExists = (path) => path === wrong || fileExists(path);
  host.readFile = (path) =>
    path === wrong
      ? 'import "bodygraph-element/react";\nexport const a = <human-design-chart utc={new Date()} />;\nexport const b = <human-design-chart onchart-ready={({ detail }) => detail.picture} />;\n'
      : readFile(path);
  const errorsOf = (files: readonly string[]) =>
    ts
      .getPreEmitDiagnostics(ts.createProgram(files, options, host))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n").split("\n")[0]);
  expect(errorsOf(fileNames)).toEqual([]);
  expect(errorsOf([wrong])).toEqual([
    expect.stringContaining("Type 'Date' is not assignable"),
    expect.stringContaining("Property 'picture' does not exist"),
  ]);
});
