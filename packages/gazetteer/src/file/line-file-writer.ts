import { closeSync, fsyncSync, openSync, writeSync } from "node:fs";
import { BLOCK_BYTES, type FileIndex, type SectionIndex, TRAILER_BYTES } from "./line-file.js";

/** Writes a file that {@link LineFile} reads, section by section. A file that was not finished has no index. */
export class LineFileWriter {
  readonly #file: number;
  readonly #sections: Record<string, SectionIndex> = {};
  #size = 0;

  /** @param head First line, without its end. */
  constructor(path: string, head: string) {
    this.#file = openSync(path, "wx");
    this.#write(`${head}\n`);
  }

  /**
   * Writes a section.
   *
   * @param rows Keys and values in the order of the keys, each key once, without tabs and line breaks.
   */
  section(name: string, rows: Iterable<readonly [key: string, value: string]>): void {
    const firstKeys: string[] = [];
    const offsets: number[] = [];
    let block = "";
    let bytes = 0;
    const flush = () => {
      this.#write(block);
      [block, bytes] = ["", 0];
    };
    for (const [key, value] of rows) {
      const line = `${key}\t${value}\n`;
      const length = Buffer.byteLength(line);
      if (bytes + length > BLOCK_BYTES) flush();
      if (bytes === 0) {
        firstKeys.push(key);
        offsets.push(this.#size);
      }
      block += line;
      bytes += length;
    }
    flush();
    offsets.push(this.#size);
    this.#sections[name] = { firstKeys, offsets };
  }

  /** Writes the index, so that the file is complete, and waits until it is on disk. */
  finish<Facts>(facts: Facts): void {
    const start = this.#size;
    this.#write(`${JSON.stringify({ sections: this.#sections, facts } satisfies FileIndex<Facts>)}\n`);
    this.#write(`index ${String(start).padStart(TRAILER_BYTES - "index \n".length, "0")}\n`);
    fsyncSync(this.#file);
  }

  close(): void {
    closeSync(this.#file);
  }

  #write(text: string): void {
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; ) at += writeSync(this.#file, bytes, at);
    this.#size += bytes.length;
  }
}
