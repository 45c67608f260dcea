import { readdirSync, readFileSync } from "node:fs";

/** Words of a document, split at blanks. */
export interface DocumentWords {
  /** Path from the root of the repository. */
  readonly file: string;
  /** Words outside of code blocks, front matter and comments. */
  readonly prose: number;
  /** Words with those of the code blocks. */
  readonly all: number;
}

/** Documents whose words are limited together, so that a page that grows is shortened elsewhere. */
export interface DocumentGroup {
  readonly name: string;
  readonly files: readonly string[];
  /** Maximum number of words without code, of all files together. */
  readonly maxProse: number;
}

const ROOT = new URL("../../../../", import.meta.url);

/** Returns the groups of documents that people read, with their limits. */
export function documentGroups(): readonly DocumentGroup[] {
  return [
    { name: "guides", files: filesOf("docs/guides/"), maxProse: 7100 },
    { name: "operators", files: filesOf("docs/operators/"), maxProse: 12_700 },
    { name: "clients/README.md", files: ["clients/README.md"], maxProse: 550 },
    ...["packages/client/README.md", "docs/guides/births.md", "docs/guides/mount.md"].map((file) => ({
      name: file,
      files: [file],
      maxProse: 500,
    })),
  ];
}

/** Counts the words of a document, given its path from the root. */
export function countWords(file: string): DocumentWords {
  const text = readFileSync(new URL(file, ROOT), "utf8").replace(/^---\n.*?\n---\n/s, "");
  const prose = text.replace(/^```.*?^```$/gms, "").replace(/<!--.*?-->/gs, "");
  return { file, prose: wordsOf(prose), all: wordsOf(text) };
}

/** Returns the sum of the words without code. */
export function sumProse(words: readonly DocumentWords[]): number {
  return words.reduce((sum, { prose }) => sum + prose, 0);
}

function filesOf(folder: string): string[] {
  const names = readdirSync(new URL(folder, ROOT)).filter((name) => name.endsWith(".md"));
  return names.sort().map((name) => `${folder}${name}`);
}

function wordsOf(text: string): number {
  return text.split(/\s+/).filter((word) => word !== "").length;
}
