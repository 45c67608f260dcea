import type { FC } from "hono/jsx";
import { ErrorCode } from "../components/error-code.js";
import { formatNumber } from "../components/format.js";
import { type Column, RowsTable } from "../components/rows-table.js";

export interface ErrorCount {
  readonly code: string;
  readonly calls: number;
  /** The message that comes with the code; undefined for a code that this version does not know. */
  readonly meaning: string | undefined;
}

export const ErrorsTable: FC<{
  readonly errors: readonly ErrorCount[];
  /** Number of all requests in the same time. */
  readonly total: number;
  readonly requestsPath: string;
}> = ({ errors, total, requestsPath }) => {
  const columns: readonly Column<ErrorCount>[] = [
    { title: "Code", cellClass: "id", cell: ({ code }) => <ErrorCode code={code} /> },
    {
      title: "Meaning",
      cell: ({ meaning }) => <Meaning text={meaning} />,
    },
    {
      title: "Requests",
      isNumber: true,
      cell: ({ code, calls }) => <a href={`${requestsPath}?code=${code}`}>{formatNumber(calls)}</a>,
    },
    { title: "Share", isNumber: true, cell: ({ calls }) => shareOf(calls, total) },
  ];
  return <RowsTable columns={columns} rows={errors} variant="errors" />;
};

/** An error message, whose parts between backticks are code. */
const Meaning: FC<{ readonly text: string | undefined }> = ({ text }) => (
  <span>
    {text === undefined
      ? "An earlier version of the service used this code."
      : text.split("`").map((part, index) => (index % 2 === 0 ? part : <code>{part}</code>))}
  </span>
);

function shareOf(calls: number, total: number): string {
  const percent = (100 * calls) / total;
  return percent < 0.1 ? "< 0.1 %" : `${percent.toFixed(1)} %`;
}
