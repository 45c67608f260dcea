import { ByteWriter, ParquetWriter } from "hyparquet-writer";

/** A value of a cell. */
export type Cell = string | number;

/** Type of a column. */
export type ColumnType = "STRING" | "DOUBLE";

/** Approximate number of cells of a group, which writer and readers hold in memory. */
const GROUP_CELLS = 400_000;

/** Writes a table in the form of Parquet, group by group. The bytes of each are to be taken after each call. */
export class ParquetTable {
  readonly #bytes = new ByteWriter();
  readonly #columns: readonly { readonly name: string; readonly type: ColumnType }[];
  readonly #writer: ParquetWriter;
  readonly #groupRows: number;
  #rows: (readonly Cell[])[] = [];

  constructor(columns: readonly string[], typeOf: (column: string) => ColumnType) {
    this.#columns = columns.map((name) => ({ name, type: typeOf(name) }));
    this.#groupRows = Math.ceil(GROUP_CELLS / columns.length);
    this.#writer = new ParquetWriter({
      writer: this.#bytes,
      createdBy: "bodygraph",
      schema: [
        { name: "root", num_children: columns.length },
        ...this.#columns.map(({ name, type }) =>
          type === "DOUBLE"
            ? ({ name, type: "DOUBLE", repetition_type: "REQUIRED" } as const)
            : ({ name, type: "BYTE_ARRAY", converted_type: "UTF8", repetition_type: "REQUIRED" } as const),
        ),
      ],
    });
  }

  /** Adds rows, and returns the bytes of the groups that are full. */
  add(rows: readonly (readonly Cell[])[]): Uint8Array {
    for (const row of rows) {
      this.#rows.push(row);
      if (this.#rows.length === this.#groupRows) this.#writeGroup();
    }
    return this.#taken();
  }

  /** Returns the bytes of the last group and of the end. */
  finish(): Uint8Array {
    if (this.#rows.length > 0) this.#writeGroup();
    void this.#writer.finish();
    return this.#taken();
  }

  #writeGroup(): void {
    const columnData = this.#columns.map(({ name }, at) => ({
      name,
      data: this.#rows.map((row) => row[at] as Cell),
    }));
    void this.#writer.write({ columnData, rowGroupSize: this.#groupRows });
    this.#rows = [];
  }

  #taken(): Uint8Array {
    const bytes = this.#bytes.getBytes().slice();
    this.#bytes.index = 0;
    return bytes;
  }
}

/** Returns a whole table in the form of Parquet. */
export function parquetTable(
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
  typeOf: (column: string) => ColumnType,
): Uint8Array {
  const table = new ParquetTable(columns, typeOf);
  return Buffer.concat([table.add(rows), table.finish()]);
}
