import type { KeptRequest } from "@chart/accounts";
import { CopyId } from "@chart/ui";
import type { FC } from "hono/jsx";
import { Badge, type Tone } from "../components/badge.js";
import { ErrorCode } from "../components/error-code.js";
import { ClockTime, formatNumber } from "../components/format.js";
import { type Column, RowsTable } from "../components/rows-table.js";

/** A table of requests, newest first, for the pages of their owner and of operators. */
export const RequestsTable: FC<{
  readonly requests: readonly KeptRequest[];
  readonly zone: string;
  /** Path of the page that has a page below it for each request. */
  readonly path: string;
}> = ({ requests, zone, path }) => (
  <RowsTable columns={columnsOf(zone, path)} rows={requests} variant="requests" />
);

const columnsOf = (zone: string, path: string): readonly Column<KeptRequest>[] => [
  { title: "Status", cell: ({ status }) => <StatusBadge status={status} /> },
  {
    title: "Request",
    cellClass: "request",
    cell: (request) => (
      <a href={`${path}/${request.id}`}>
        <span class="method">{request.method}</span> {request.route}
      </a>
    ),
  },
  { title: "Error", cell: ({ code }) => code && <ErrorCode code={code} /> },
  { title: "Duration", isNumber: true, cell: ({ durationUs }) => formatDuration(durationUs) },
  { title: "Key", cell: ({ keyName }) => keyName ?? "Unknown key" },
  { title: "Credits", isNumber: true, cell: ({ credits }) => formatNumber(credits) },
  { title: "Request ID", cell: ({ id }) => <CopyId value={id} label="request ID" /> },
  { title: "Time", isNumber: true, cell: ({ at }) => <ClockTime at={at} zone={zone} /> },
];

/** The HTTP status of a response, colored by its class. */
export const StatusBadge: FC<{ readonly status: number }> = ({ status }) => (
  <Badge tone={toneOf(status)}>{String(status)}</Badge>
);

function toneOf(status: number): Tone {
  if (status < 400) return "good";
  return status < 500 ? "warn" : "bad";
}

/** Formats a duration, such as "1.2 ms", "340 ms" or "4.2 s". */
export function formatDuration(us: number): string {
  if (us < 10_000) return `${(us / 1000).toFixed(1)} ms`;
  if (us < 999_500) return `${Math.round(us / 1000)} ms`;
  return `${(us / 1_000_000).toFixed(1)} s`;
}
