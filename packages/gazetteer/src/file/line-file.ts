import { closeSync, fstatSync, openSync, readSync } from "node:fs";

/** Bytes of the last line, `index 0123456789`, which tells where the index begins. */
export const TRAILER_BYTES = 17;
/** Bytes of a block. A line never spans two; one that is longer is a block of its own. */
export const BLOCK_BYTES = 2048;

const NEW_LINE = "\n".charCodeAt(0);

/** Index of a section: the first key and the first byte of each of its blocks, and the byte after the last one. */
export interface SectionIndex {
  readonly firstKeys: readonly string[];
  readonly offsets: readonly number[];
}

/** Index of a file, its last line but one as JSON. */
export interface FileIndex<Facts> {
  readonly sections: Readonly<Record<string, SectionIndex>>;
  readonly facts: Facts;
}

/**
 * Reader of a plain text file of sorted lines, which is never read as a whole: a lookup reads the one block that may hold
 * the key.
 *
 * ```
 * chart-gazetteer 7                     head: format
 * amsterdam<TAB>182,-20551              section: lines sorted by key (UTF-16), each key once,
 * amsterdam zuidoost<TAB>-182           in blocks of 2 KiB
 * ...
 * {"sections":{"names":{"firstKeys":["amsterdam",...],"offsets":[18,...]},...},"facts":{...}}
 * index 0035123456                      first byte of the index
 * ```
 *
 * Synchronous, as a lookup takes microseconds. The operating system caches what is read, for all processes at a time.
 */
export class LineFile<Facts> {
  readonly facts: Facts;
  readonly #file: number;
  readonly #sections: Readonly<Record<string, SectionIndex>>;
  #block = Buffer.alloc(2 * BLOCK_BYTES);

  /**
   * @param path A complete file.
   * @param head The first line that it must have.
   * @throws Error if the file cannot be read, has another first line, or no index.
   */
  constructor(path: string, head: string) {
    this.#file = openSync(path, "r");
    try {
      const { size } = fstatSync(this.#file);
      const start = this.#read(0, Math.min(Buffer.byteLength(head) + 1, size)).toString("utf8");
      if (start !== `${head}\n`) throw new Error(`${path} is of another format`);
      const trailer = /^index (\d{10})\n$/.exec(this.#read(size - TRAILER_BYTES, size).toString("latin1"));
      if (trailer === null) throw new Error(`${path} is incomplete`);
      const index: FileIndex<Facts> = JSON.parse(
        this.#read(Number(trailer[1]), size - TRAILER_BYTES).toString("utf8"),
      );
      this.#sections = index.sections;
      this.facts = index.facts;
    } catch (error) {
      closeSync(this.#file);
      throw error;
    }
  }

  /** Returns the value of a key; undefined if the section lacks it. */
  find(section: string, key: string): string | undefined {
    const { firstKeys, offsets } = this.#section(section);
    const block = blockOf(firstKeys, key);
    if (block < 0) return undefined;
    const { bytes, end } = this.#readBlock(offsets, block);
    const before = `\n${key}\t`;
    const at = bytes.indexOf(before);
    // What follows the last byte, which ends a line, is left from an earlier block.
    if (at < 0 || at >= end - 1) return undefined;
    const start = at + Buffer.byteLength(before);
    return bytes.toString("utf8", start, bytes.indexOf(NEW_LINE, start));
  }

  /** Yields the keys of a section that begin with a text, and their values, in the order of the file. */
  *beginning(section: string, text: string): Generator<readonly [key: string, value: string]> {
    const { firstKeys, offsets } = this.#section(section);
    const before = `\n${text}`;
    for (let block = Math.max(blockOf(firstKeys, text), 0); block < firstKeys.length; block++) {
      if ((firstKeys[block] as string) > text && !firstKeys[block]?.startsWith(text)) return;
      const { bytes, end } = this.#readBlock(offsets, block);
      const at = bytes.indexOf(before);
      if (at < 0 || at >= end - 1) continue;
      // A copy, as the caller may read other blocks in between.
      const lines = bytes.toString("utf8", at + 1, end - 1);
      for (let start = 0; start < lines.length; ) {
        const tab = lines.indexOf("\t", start);
        const lineEnd = lines.indexOf("\n", tab);
        const key = lines.slice(start, tab);
        if (!key.startsWith(text)) return;
        yield [key, lines.slice(tab + 1, lineEnd < 0 ? undefined : lineEnd)];
        if (lineEnd < 0) break;
        start = lineEnd + 1;
      }
    }
  }

  close(): void {
    closeSync(this.#file);
  }

  #section(name: string): SectionIndex {
    const section = this.#sections[name];
    if (section === undefined) throw new Error(`the file has no section ${name}`);
    return section;
  }

  /** Reads a block with the byte before it, which ends the line before it, into a buffer that the next read overwrites. */
  #readBlock(offsets: readonly number[], block: number): { readonly bytes: Buffer; readonly end: number } {
    const start = (offsets[block] as number) - 1;
    const end = (offsets[block + 1] as number) - start;
    if (this.#block.length < end) this.#block = Buffer.alloc(end);
    this.#readInto(this.#block, start, end);
    return { bytes: this.#block, end };
  }

  #read(start: number, end: number): Buffer {
    const bytes = Buffer.alloc(Math.max(end - start, 0));
    this.#readInto(bytes, Math.max(start, 0), bytes.length);
    return bytes;
  }

  #readInto(bytes: Buffer, start: number, length: number): void {
    if (readSync(this.#file, bytes, 0, length, start) < length) throw new Error("the file ends early");
  }
}

/** Returns the last block whose first key is not greater than a key; -1 if all are greater. */
function blockOf(firstKeys: readonly string[], key: string): number {
  let [low, high] = [0, firstKeys.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((firstKeys[middle] as string) <= key) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
