import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  publishedCode,
  publishedDocument,
  publishedText,
  repositoryDocument,
} from "../../../../tools/pack/packed-files.mjs";
import { PUBLICATION } from "../../../../tools/pack/publication.mjs";
import { type Publication, publicationFiles } from "../../scripts/lib/publication-files.js";

const ROOT = new URL("../../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), "utf8");

const OTHER: Publication = {
  isPublished: true,
  scope: "@acme",
  names: {
    "bodygraph-cli": "human-design-cli",
    "bodygraph-element": "bodygraph-element",
    "bodygraph-svg": "bodygraph",
    "chart-client": "human.design",
    "chart-core": "human-design",
    "chart-http": "human-design-http",
  },
  npmRegistry: "https://npm.example.org",
  python: "human-design-api",
  php: "acme/human-design-api",
  mcpName: "io.github.acme/human-design",
  image: "images.example.org/acme/human-design",
  repository: "https://code.example.org/acme/human-design",
  authors: "Acme",
  contact: "people@example.org",
};

test("the files of the repository say what tools/pack/publication.mjs says", () => {
  const files = Object.entries(publicationFiles(ROOT, PUBLICATION, read));
  const stale = files.filter(([path, text]) => read(path) !== text).map(([path]) => path);
  expect([stale, "npm run generate -- publication"]).toEqual([[], "npm run generate -- publication"]);
});

test("a guide imports the client that the service hands out, under its name, and again by another one", () => {
  const guide = "docs/guides/quick-start.md";
  const files = publicationFiles(ROOT, OTHER, read);
  expect(files[guide]).toContain('from "@acme/human.design";');
  const changed = { ...OTHER, names: { ...OTHER.names, "chart-client": "client" } };
  const again = publicationFiles(ROOT, changed, (path) => files[path] ?? read(path));
  expect(again[guide]).toContain('from "@acme/client";');
});

test("what only git revert undoes, and what a host, JSON or YAML does not take, is refused by its name", () => {
  const files = publicationFiles(ROOT, OTHER, read);
  const published = (path: string) => files[path] ?? read(path);
  expect(() => publicationFiles(ROOT, { ...OTHER, isPublished: false }, published)).toThrow("git revert");
  const wrong = {
    scope: ["acme", "@Acme", "@a b"],
    npmRegistry: ["npm.example.org", ""],
    python: ["a b", "-a"],
    php: ["acme", "Acme/hd"],
    mcpName: ["", "hd"],
    image: ["", "hd", "Images.example.org/hd"],
    repository: ["https://code.example.org/hd.git", "https://code.example.org/", "git@example.org:hd"],
    authors: ['"A"', "A: B", "A #1", ""],
    contact: ["", "people"],
  };
  for (const [member, values] of Object.entries(wrong)) {
    for (const value of values)
      expect(() => publicationFiles(ROOT, { ...OTHER, [member]: value }, read)).toThrow(
        `${member} cannot be`,
      );
  }
  const named = (name: string) => ({ ...OTHER, names: { ...OTHER.names, "chart-core": name } });
  expect(() => publicationFiles(ROOT, named("HD Engine"), read)).toThrow("HD Engine");
  expect(() => publicationFiles(ROOT, named("bodygraph"), read)).toThrow("the same name");
});

test("a client that its registry does not have is installed nowhere, and keeps a name", () => {
  const files = publicationFiles(ROOT, { ...OTHER, python: "", php: "" }, read);
  expect(files["clients/python/pyproject.toml"]).toMatch(/^name = "\S+"$/m);
  const documents = ["clients/README.md", "clients/python/README.md", "clients/php/README.md"];
  for (const path of documents) expect(files[path]).not.toMatch(/pip install|composer require/);
  expect(files["clients/php/README.md"]).toContain("\nrequire 'ChartApi.php';\n");
});

test("with other names, they have these and no example is left, and writing them again changes nothing", () => {
  const files = publicationFiles(ROOT, OTHER, read);
  const again = publicationFiles(ROOT, OTHER, (path) => files[path] ?? read(path));
  expect(again).toEqual(files);
  const all = Object.values(files).join("\n");
  for (const value of [OTHER.contact, OTHER.repository, OTHER.mcpName, OTHER.python, OTHER.php])
    expect(all).toContain(value);
  for (const value of [PUBLICATION.repository, PUBLICATION.contact, PUBLICATION.mcpName, PUBLICATION.php])
    if (!PUBLICATION.isPublished) expect(all).not.toContain(value);
  expect(files["docs/guides/library.md"]).toContain("npm install @acme/human-design @acme/bodygraph\n");
  expect(files["packages/bodygraph-svg/README.md"]).toContain("| `bodygraph-svg` | `@acme/bodygraph` |");
  expect(files["README.md"]).toContain("To install it: `npm install @acme/human-design` ");
  expect(files["README.md"]).not.toContain('from "chart-core');
  expect(files["README.md"]).toContain('import("@acme/human.design")');
  expect(files["packages/cli/README.md"]).toContain("npm install --global @acme/human-design-cli\n");
  expect(files["docs/assistants.md"]).toContain("-- npx -y @acme/human-design-cli mcp`");
  expect(files["clients/python/README.md"]).toContain("\npip install human-design-api\n");
  expect(files["clients/php/README.md"]).toContain("\ncomposer require acme/human-design-api\n");
  expect(files["clients/php/README.md"]).toContain("\nrequire 'vendor/autoload.php';\n");
  expect(files["LICENSE"]).toMatch(/ 2026 Acme$/m);
});

describe("what is published with other names", () => {
  const names = { "chart-core": "@acme/human-design", "chart-http": "@acme/http" };

  test.each([
    ['import { computeChart } from "chart-core";', 'import { computeChart } from "@acme/human-design";'],
    ['import x from "chart-core/time"', 'import x from "@acme/human-design/time"'],
    ["the entry `chart-core/lazy`", "the entry `@acme/human-design/lazy`"],
    ["# chart-core\n\nNeeds only chart-core.", "# @acme/human-design\n\nNeeds only @acme/human-design."],
    ['"args": ["-y", "chart-http", "mcp"]', '"args": ["-y", "@acme/http", "mcp"]'],
    ["copy node_modules/chart-core/dist", "copy node_modules/@acme/human-design/dist"],
    ["[chart-core](../chart-core/README.md)", "[@acme/human-design](../chart-core/README.md)"],
    ["(/docs/library/chart-core#sizes)", "(/docs/library/chart-core#sizes)"],
    ["npm --prefix packages/chart-core run", "npm --prefix packages/chart-core run"],
    [
      "/docs/clients/chart-client.tgz and chart-core.tgz",
      "/docs/clients/chart-client.tgz and chart-core.tgz",
    ],
    ["my-chart-core and chart-core-extra", "my-chart-core and chart-core-extra"],
  ])("text: %s", (text, expected) => {
    expect(publishedText(text, names)).toBe(expected);
  });

  test.each([
    ['import { a } from "chart-core";', 'import { a } from "@acme/human-design";'],
    ["await import('chart-core/time')", "await import('@acme/human-design/time')"],
    ['require("chart-core/package.json")', 'require("@acme/human-design/package.json")'],
    ['import"chart-core";', 'import"@acme/human-design";'],
    ["/**\n * See `chart-core/time`.\n */", "/**\n * See `@acme/human-design/time`.\n */"],
    ['const policy = "chart-core";', 'const policy = "chart-core";'],
    ["`PRODID:-//chart-core//EN`", "`PRODID:-//chart-core//EN`"],
  ])("code: %s", (code, expected) => {
    expect(publishedCode(code, names)).toBe(expected);
  });

  const document = [
    "# chart-core\n\n<!-- install hono chart-core -->\n```sh\nnpm run pack\n```\n<!-- end -->",
    "\nIt computes.\n",
  ].join("\n");

  test("documents install packages by their names on npm, for readers without a repository", () => {
    expect(publishedDocument(document, OTHER)).toBe(
      "# @acme/human-design\n\n```sh\nnpm install hono @acme/human-design\n```\n\nIt computes.\n",
    );
  });

  test("documents of the repository keep the sources' names, install by those on npm, and say both", () => {
    expect(repositoryDocument(document, OTHER)).toBe(
      "# chart-core\n\n<!-- install hono chart-core -->\n```sh\nnpm install hono @acme/human-design\n```\n\n" +
        "Import by the name on npm:\n\n| here | on npm |\n| --- | --- |\n| `chart-core` | `@acme/human-design` |\n" +
        "<!-- end -->\n\nIt computes.\n",
    );
  });

  test("documents stay as they are until then", () => {
    const publication = { ...OTHER, isPublished: false };
    expect(publishedDocument(document, publication)).toBe(document);
    expect(repositoryDocument(document, publication)).toBe(document);
  });
});
