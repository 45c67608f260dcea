import { type Cell, csvLine } from "@chart/base";
import type { NextSlice } from "../base/exports.js";

/** Rows in a slice of an export, which take a few milliseconds and little memory. */
export const SLICE_SIZE = 500;

/** Creates the slices of an export: a header line and the newest rows first, then those that `next` leads to. */
export function csvSlices<Row, Position>(
  head: readonly Cell[],
  first: Position | undefined,
  read: (before: Position | undefined) => Promise<{ rows: readonly Row[]; next: Position | undefined }>,
  cellsOf: (row: Row) => readonly Cell[],
): NextSlice {
  let lines = csvLine(head);
  let before = first;
  let isOver = false;
  return async () => {
    if (isOver) return undefined;
    const { rows, next } = await read(before);
    isOver = next === undefined;
    before = next;
    const slice = lines + rows.map((row) => csvLine(cellsOf(row))).join("");
    lines = "";
    return slice;
  };
}
