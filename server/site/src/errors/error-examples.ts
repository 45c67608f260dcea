import { STATUS_CODES } from "node:http";
import type { Wording } from "chart-http/errors";
import {
  type DescribedFailure,
  describeFailure,
  FAILURES,
  Failure,
  type FailureCode,
} from "chart-http/errors";

interface ErrorExample {
  /** Location of the request, if the message depends on it. */
  readonly location: string | undefined;
  /** Message in version 1 that depends on the request; undefined if all requests get the same. */
  readonly v1Message: string | undefined;
  readonly head: string;
  readonly body: string;
}

/** Writes the response to a request that fails with a code: its status line and own headers, then its body. */
export function errorExample(code: FailureCode, wording: Wording): ErrorExample {
  const { example } = FAILURES[code];
  const failure = describeFailure(new Failure(code, example), wording);
  return {
    location: example?.location,
    v1Message: example?.v1Message ?? example?.message,
    head: headOf(failure),
    body: JSON.stringify(bodyOf(failure), undefined, 2),
  };
}

function headOf({ status, headers }: DescribedFailure): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join("\n");
}

function bodyOf({ code, message }: DescribedFailure): object {
  return {
    timestamp: "2026-11-22T12:00:00.000Z",
    success: false,
    message,
    errorCode: code,
    type: "",
    data: null,
  };
}
