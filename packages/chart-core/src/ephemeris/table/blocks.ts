import { type PackedSegments, unpackSegment } from "./segments.js";
import { BLOCK_DAYS, TABLE_DAYS } from "./table-span.js";

/**
 * Several packed tables, unpacked together block by block when a block is first asked for. What a moment needs of all
 * tables lies side by side: most of its time goes into fetching numbers from memory.
 */
export class Blocks {
  readonly #tables: readonly PackedSegments[];
  /** Of each table: where its segments begin in a block, the numbers of one, and how many there are in a day. */
  readonly #offsets: readonly number[];
  readonly #widths: readonly number[];
  readonly #segmentsPerDay: readonly number[];
  readonly #blockLength: number;
  readonly #blocks: (Float64Array | undefined)[];

  constructor(tables: readonly PackedSegments[]) {
    const lengths = tables.map((table) => segmentsPerBlock(table) * table.records.columns.length);
    this.#tables = tables;
    this.#offsets = lengths.map((_, table) => sum(lengths.slice(0, table)));
    this.#widths = tables.map(({ records }) => records.columns.length);
    this.#segmentsPerDay = tables.map(({ segmentDays }) => 1 / segmentDays);
    this.#blockLength = sum(lengths);
    this.#blocks = new Array(TABLE_DAYS / BLOCK_DAYS).fill(undefined);
  }

  /** All that {@link deg} needs of one block, 0 to the span's last. */
  block(index: number): Float64Array {
    return this.#blocks[index] ?? this.#unpack(index);
  }

  /** The angle of a table at a moment of a block, degrees, not brought into a turn. */
  deg(block: Float64Array, table: number, daysInBlock: number): number {
    const segments = daysInBlock * this.#segmentsPerDay[table]!;
    const segment = Math.floor(segments);
    const x = 2 * (segments - segment) - 1;
    const width = this.#widths[table]!;
    let at = this.#offsets[table]! + segment * width;
    const end = at + width;
    let value = block[at]!;
    for (at += 1; at < end; at++) value = value * x + block[at]!;
    return value;
  }

  #unpack(index: number): Float64Array {
    const block = new Float64Array(this.#blockLength);
    for (const [number, table] of this.#tables.entries()) {
      const count = segmentsPerBlock(table);
      for (let segment = 0; segment < count; segment++) {
        const at = this.#offsets[number]! + segment * this.#widths[number]!;
        unpackSegment(table, index * count + segment, block, at);
      }
    }
    this.#blocks[index] = block;
    return block;
  }
}

function segmentsPerBlock({ segmentDays }: PackedSegments): number {
  return BLOCK_DAYS / segmentDays;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
