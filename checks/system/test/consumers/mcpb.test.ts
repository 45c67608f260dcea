/** Packs the bundle for Claude Desktop, unpacks it, and starts the tools as its manifest says. */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { publishedNames } from "../../../../tools/pack/packed-files.mjs";
import { PUBLICATION } from "../../../../tools/pack/publication.mjs";

const SCRIPT = fileURLToPath(new URL("../../../../tools/pack/pack-mcpb.mjs", import.meta.url));
const json = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
const PACKAGE = json("../../../../packages/cli/package.json");

/** Members that version 0.3 of the manifest knows; its schema refuses others. */
const MEMBERS = new Set([
  ...["manifest_version", "name", "display_name", "version", "description", "long_description", "author"],
  ...["repository", "homepage", "support", "icon", "server", "tools", "tools_generated", "prompts"],
  ...["prompts_generated", "keywords", "license", "compatibility"],
]);

const BIRTH = { date: "1990-09-05", time: "21:17", place: "Amsterdam" };
/** A call of each tool. */
const CALLS: Readonly<Record<string, Record<string, unknown>>> = {
  compute_chart: BIRTH,
  chart_window: { date: "1990-09-05", place: "Amsterdam", time: "evening" },
  sky_changes: { at: "2026-12-01T12:00Z", ...BIRTH },
  compare_charts: { people: [BIRTH, { utc: "1960-02-03T03:10Z" }] },
  find_returns: { ...BIRTH, kinds: ["saturn", "chiron"] },
  draw_chart: { ...BIRTH, name: "Ada" },
  explain_term: { term: "authority" },
  find_place: { name: "amst" },
};

/** Stands in a manifest for the folder of the unpacked bundle. */
const BUNDLE_FOLDER = /\$\{__dirname\}/g;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly icon: string;
  readonly server: {
    readonly type: string;
    readonly entry_point: string;
    readonly mcp_config: {
      readonly command: string;
      readonly args: readonly string[];
      readonly env: Readonly<Record<string, string>>;
    };
  };
  readonly tools: readonly { readonly name: string; readonly description: string }[];
  readonly prompts: readonly {
    readonly name: string;
    readonly arguments: readonly string[];
    readonly text: string;
  }[];
  readonly [member: string]: unknown;
}

let folder: string;
let files: Readonly<Record<string, Uint8Array>>;
let manifest: Manifest;
let unpacked: string;

/** Packs into a new folder, and returns the bundle. */
async function pack(env: Readonly<Record<string, string>> = {}): Promise<Uint8Array> {
  const to = mkdtempSync(join(folder, "packed-"));
  await promisify(execFile)(process.execPath, [SCRIPT, to], {
    env: { ...process.env, BODYGRAPH_PLACES: inject("gazetteerPath"), ...env },
  });
  return readFileSync(join(to, `bodygraph-${PACKAGE.version}.mcpb`));
}

let bundle: Uint8Array;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "bodygraph-mcpb-"));
  bundle = await pack();
  files = unzipSync(bundle);
  manifest = JSON.parse(Buffer.from(files["manifest.json"] ?? []).toString());
  unpacked = join(folder, "unpacked, here");
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(unpacked, name)), { recursive: true });
    writeFileSync(join(unpacked, name), bytes);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

test("the same files give the same bytes, in every time zone", async () => {
  const hash = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
  expect(hash(await pack({ TZ: "Pacific/Kiritimati" }))).toBe(hash(bundle));
});

test("the manifest has what the schema of mcpb asks for, and nothing else", () => {
  expect(Object.keys(manifest).filter((member) => !MEMBERS.has(member))).toEqual([]);
  expect(manifest).toMatchObject({
    manifest_version: "0.3",
    name: "bodygraph",
    display_name: "Human Design charts",
    version: PACKAGE.version,
    license: PACKAGE.license,
    author: { name: expect.stringMatching(/./) },
    description: expect.stringMatching(/\.$/),
    long_description: expect.stringMatching(/Independent, not affiliated .*no medical/s),
    compatibility: {
      platforms: ["darwin", "win32", "linux"],
      runtimes: { node: PACKAGE.engines.node },
    },
  });
  expect(Object.keys(manifest.server)).toEqual(["type", "entry_point", "mcp_config"]);
  expect(manifest.server.type).toBe("node");
  for (const member of ["homepage", "support"])
    expect(new URL(String(manifest[member])).protocol).toBe("https:");
  for (const tool of manifest.tools) expect(Object.keys(tool)).toEqual(["name", "description"]);
  for (const prompt of manifest.prompts) {
    expect(Object.keys(prompt)).toEqual(["name", "description", "arguments", "text"]);
    for (const name of prompt.arguments) expect(prompt.text).toContain(`\${arguments.${name}}`);
  }
});

test("every file that the manifest names is in the bundle", () => {
  const { entry_point, mcp_config } = manifest.server;
  expect(mcp_config.args).toEqual([`\${__dirname}/${entry_point}`, "mcp"]);
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([entry_point, manifest.icon, "LICENSE", "NOTICE"]),
  );
  const icon = Buffer.from(files[manifest.icon] ?? []);
  expect(icon.subarray(1, 4).toString()).toBe("PNG");
  expect([icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual([512, 512]);
});

test("paths stay in the bundle on every system, and nothing is in it twice", () => {
  const names = Object.keys(files);
  expect(names[0]).toBe("manifest.json");
  expect(names.filter((name) => !/^[\w@.-]+(?:\/[\w@.-]+)*$/.test(name))).toEqual([]);
  expect(names.filter((name) => name.split("/").some((part) => /^\.+$/.test(part)))).toEqual([]);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
});

test("every package has its licence, and all that the command depends on is there", () => {
  const packed = JSON.parse(Buffer.from(files["server/package.json"] ?? []).toString());
  expect(packed).toMatchObject({ name: PACKAGE.name, version: PACKAGE.version });
  expect(Object.keys(packed)).not.toContain("devDependencies");
  for (const name of Object.keys(packed.dependencies)) {
    const own = JSON.parse(Buffer.from(files[`server/node_modules/${name}/package.json`] ?? []).toString());
    expect(own).toMatchObject({ name, license: expect.stringMatching(/./) });
  }
  const texts = ["server", "server/node_modules/chart-core", "server/node_modules/bodygraph-svg"].map(
    (path) => `${path}/LICENSE`,
  );
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([...texts, "server/NOTICE", "server/dist/licences.txt"]),
  );
});

describe.each([
  ["the handshake's era", "legacy"],
  ["2026-07-28", { pin: "2026-07-28" }],
] as const)("started as the manifest says, in %s", (_, mode) => {
  test("it lists the tools and prompts of the manifest, and every tool answers", async () => {
    const home = mkdtempSync(join(folder, "home-"));
    const { command, args, env } = manifest.server.mcp_config;
    const transport = new StdioClientTransport({
      command,
      args: args.map((word) => word.replace(BUNDLE_FOLDER, unpacked)),
      cwd: home,
      // `node` of the manifest is the Node that runs this test.
      env: { HOME: home, PATH: `${dirname(process.execPath)}${delimiter}${process.env["PATH"]}`, ...env },
      stderr: "pipe",
    });
    let complaints = "";
    transport.stderr?.on("data", (data: Buffer) => {
      complaints += data;
    });
    const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
    await client.connect(transport);
    onTestFinished(() => client.close());
    expect(client.getServerVersion()).toMatchObject({ name: "bodygraph", version: PACKAGE.version });
    const { tools } = await client.listTools();
    expect(tools).toHaveLength(8);
    expect(tools.map(({ name, description }) => ({ name, description }))).toEqual(manifest.tools);
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name, arguments: given = [] }) => [name, given.map((arg) => arg.name)])).toEqual(
      manifest.prompts.map((prompt) => [prompt.name, prompt.arguments]),
    );
    for (const { name } of tools) {
      const answer = await client.callTool({ name, arguments: CALLS[name] });
      expect([name, answer.isError ?? false, answer.content[0]?.type]).toEqual([name, false, "text"]);
      const pictures = answer.content.filter(({ type }) => type === "image");
      expect([name, pictures.length]).toEqual([name, name === "draw_chart" ? 1 : 0]);
    }
    expect(complaints).toBe("");
  });
});

/** The record of the registry of servers, which has versions and names of its own. */
describe("server.json", () => {
  const record = json("../../../../packages/cli/server.json");

  test("has the version and the names of the package", () => {
    const [npm, ...others] = record.packages;
    expect(others).toEqual([]);
    expect([record.version, npm.version]).toEqual([PACKAGE.version, PACKAGE.version]);
    expect([record.name, PACKAGE.mcpName]).toEqual([PUBLICATION.mcpName, PUBLICATION.mcpName]);
    expect(npm.identifier).toBe(publishedNames(PUBLICATION)[PACKAGE.name]);
    expect(npm).toMatchObject({
      registryType: "npm",
      transport: { type: "stdio" },
      runtimeHint: "npx",
      packageArguments: [{ type: "positional", value: "mcp" }],
    });
  });

  test("has a name of the form, and texts of the length, that the registry takes", () => {
    expect(record.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
    expect(record.title.length).toBeLessThanOrEqual(100);
    expect(record.description.length).toBeLessThanOrEqual(100);
  });
});
