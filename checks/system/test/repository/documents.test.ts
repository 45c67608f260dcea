import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { packageFolders } from "@chart/kit/setup/package-folders";
import { describe, expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

const MAX_COLUMNS = 100;
const MAX_PARAGRAPH_LINES = 6;
const MAX_README_LINES = 120;

/** Documents that a command writes from others. */
const GENERATED = /(\/CHANGELOG|(^|\/)licences)\.md$/;

/** Folders that hold no document of the repository. */
const FOREIGN = new Set(["node_modules", "dist", "dist-packages", "reports", "data", ".git"]);

function markdownFiles(folder = ""): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return FOREIGN.has(entry.name) ? [] : markdownFiles(path);
    return entry.name.endsWith(".md") ? [path] : [];
  });
}

const DOCUMENTS = markdownFiles();
const PACKAGES = packageFolders(pathToFileURL(ROOT));

type LineKind = "prose" | "heading" | "table" | "code" | "empty";

interface Line {
  readonly number: number;
  readonly text: string;
  readonly kind: LineKind;
}

/** Returns the lines of a document by kind; the fences of a code block belong to it. */
function linesOf(text: string): Line[] {
  let isCode = false;
  return text.split("\n").map((line, index) => {
    const isFence = /^\s*```/.test(line);
    if (isFence) isCode = !isCode;
    return { number: index + 1, text: line, kind: isFence || isCode ? "code" : kindOf(line) };
  });
}

function kindOf(line: string): LineKind {
  if (line.trim() === "") return "empty";
  if (line.startsWith("#")) return "heading";
  // GitHub shows the front matter as a table.
  return /^\s*\||^keywords: /.test(line) ? "table" : "prose";
}

/** Returns the lengths of the paragraphs, in lines, by their first line. A list item starts a new one. */
function paragraphs(text: string): Map<number, number> {
  const lengths = new Map<number, number>();
  let first: number | undefined;
  for (const line of linesOf(text)) {
    if (line.kind !== "prose") {
      first = undefined;
      continue;
    }
    if (first === undefined || /^\s*([-*]|\d+\.) /.test(line.text)) first = line.number;
    lengths.set(first, (lengths.get(first) ?? 0) + 1);
  }
  return lengths;
}

/** Returns the anchors of a document's headings, as GitHub makes them: repetitions are numbered from 1. */
function anchorsOf(text: string): Set<string> {
  const counts = new Map<string, number>();
  const headings = linesOf(text).filter(({ kind }) => kind === "heading");
  return new Set(
    headings.map((line) => {
      const anchor = line.text
        .replace(/^#+ /, "")
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, "")
        .replaceAll(" ", "-");
      const repetition = counts.get(anchor) ?? 0;
      counts.set(anchor, repetition + 1);
      return repetition === 0 ? anchor : `${anchor}-${repetition}`;
    }),
  );
}

/** Returns the text outside code blocks. */
function withoutCode(text: string): string {
  return linesOf(text)
    .filter(({ kind }) => kind !== "code")
    .map((line) => line.text)
    .join("\n");
}

test("all documents are found", () => {
  expect(DOCUMENTS).toEqual(expect.arrayContaining(["README.md", "docs/operators/README.md", "SECURITY.md"]));
  expect(DOCUMENTS.length).toBeGreaterThan(20);
});

test("README.md has at most 120 lines", () => {
  expect(read("README.md").trimEnd().split("\n").length).toBeLessThanOrEqual(MAX_README_LINES);
});

test.each(DOCUMENTS.filter((path) => !GENERATED.test(path)))(
  "%s wraps its prose at 100 columns, in paragraphs of up to six lines",
  (path) => {
    const text = read(path);
    // A line of a single word, such as a long link, cannot be wrapped.
    const isOneWord = (line: string) => /^\s*([-*] |\d+\. )?\S+$/.test(line);
    const wide = linesOf(text).filter(
      (line) => line.kind === "prose" && line.text.length > MAX_COLUMNS && !isOneWord(line.text),
    );
    expect(wide.map(({ number }) => `${path}:${number}`)).toEqual([]);
    const long = [...paragraphs(text)].filter(([, length]) => length > MAX_PARAGRAPH_LINES);
    expect(long.map(([number, length]) => `${path}:${number}: ${length} lines`)).toEqual([]);
  },
);

describe.each(DOCUMENTS)("%s", (path) => {
  const text = read(path);

  test("has only links that lead to a file and, with #, to a heading of it", () => {
    const targets = [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
    const broken = targets.filter((target) => {
      if (/^(https?|mailto):/.test(target)) return false;
      // Guides are read on the site, too; test/slow/site.test.ts of the site follows their links to its other pages.
      if (target.startsWith("/") && /^docs\/(?:guides\/|(?:census|calendar)\.md)/.test(path)) return false;
      const [file = "", anchor] = target.split("#");
      const linked = file === "" ? path : join(dirname(path), file);
      if (!existsSync(join(ROOT, linked))) return true;
      return anchor !== undefined && !anchorsOf(read(linked)).has(anchor);
    });
    expect(broken).toEqual([]);
  });

  test("names only folders and files of the repository that exist, also in commands", () => {
    const paths = [
      ...text.matchAll(
        /(?<![\w/.@-])(?:\.\/)?((?:packages|server|checks|examples|tools|deploy)\/[\w./*<>-]+)/g,
      ),
    ].map(([, found = ""]) => found.replace(/[./]+$/, ""));
    // Built files and patterns are not in the repository.
    const absent = paths.filter(
      (found) => !/\b(dist|node_modules)\b|[*<>]/.test(found) && !existsSync(join(ROOT, found)),
    );
    expect(absent.filter((found) => !existsSync(join(ROOT, dirname(path), found)))).toEqual([]);
  });

  test("names only files that exist", () => {
    // Paths are relative to the repository, the document, the packages, or one package or its sources.
    const bases = ["", dirname(path), ...PACKAGES.flatMap((name) => [name, `${name}/src`])];
    const names = [
      ...withoutCode(text).matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.(?:tsx?|mjs|md|csv|json|jsonl))`/g),
    ];
    const absent = names
      .map(([, name = ""]) => name)
      .filter((name) => !bases.some((base) => existsSync(join(ROOT, base, name))));
    expect(absent).toEqual([]);
  });
});

describe("each decision", () => {
  const decisions = DOCUMENTS.filter((path) => path.startsWith("docs/decisions/"));

  test("has the next number", () => {
    const numbers = decisions.map((path) => Number(/\/(\d{4})-/.exec(path)?.[1])).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  test.each(decisions)("%s has number, title, date, status, context, decision and consequences", (path) => {
    const text = read(path);
    const number = Number(/\/(\d{4})-/.exec(path)?.[1]);
    const [title, empty, state] = text.split("\n");
    expect(title).toMatch(new RegExp(`^# ${number}\\. \\S.+`));
    expect(empty).toBe("");
    expect(state).toMatch(/^Date: \d{4}-\d{2}-\d{2}\. Status: (accepted|superseded by \d+)\.$/);
    const parts = [...text.matchAll(/^\*\*(Context|Decision|Consequences)\.\*\*/gm)].map(([, part]) => part);
    expect(parts).toEqual(["Context", "Decision", "Consequences"]);
  });
});
