import { STATUS_CODES } from "node:http";
import { Failure, type FailureCode, type FailureDetails } from "../../errors/failure.js";
import { type DescribedFailure, describeFailure } from "../../errors/failure-table.js";
import type { Wording } from "../../errors/wording.js";

/** Details of an example response: messages and headers that depend on the request. */
interface ExampleDetails extends Pick<FailureDetails, "message" | "headers"> {
  /** Location of the request, if the message depends on it. */
  readonly location?: string;
  /** Message in version 1; by default the same. */
  readonly v1Message?: string;
}

const DETAILS: Partial<Readonly<Record<FailureCode, ExampleDetails>>> = {
  NOT_FOUND: {
    message: "This path does not exist. Available paths: /v2/charts, /v2/charts/simple, …",
  },
  METHOD_NOT_ALLOWED: {
    message: "The path /v2/charts does not support this method. Use POST.",
    v1Message: "The path /v1/bodygraphs does not support this method. Use POST.",
    headers: { Allow: "POST" },
  },
  RATE_LIMIT_EXCEEDED: { headers: { "Retry-After": "7" } },
  INVALID_MOMENT: {
    message: "The field at must be a moment in the years 1800 to 2199. Write it as YYYY-MM-DDTHH:MM:SSZ.",
  },
  INVALID_PEOPLE: {
    message:
      "The field people must be a list of 3 to 5 people, each a JSON object. For other numbers, use /v2/groups, which " +
      "takes 2 to 20.",
  },
  INVALID_KINDS: {
    message:
      "The field kinds must be a list of 1 to 7 different kinds. Known kinds: solar, lunar, jupiter, saturn, chiron, " +
      "uranus-opposition, north-node-true.",
  },
  INVALID_INCLUDE: {
    message:
      "The parameter include has an unknown word. Known words: longitudes, design, fixings, definitionDetails, " +
      "centerDetails, crossDetails, birth. Separate them by commas.",
  },
  GEOCODE_LOCATION_NOT_FOUND: {
    location: "Madrid, Germany",
    message:
      "We couldn't find that place. Did you mean one of these: Madrid, Madrid, Spain; Madrid, Cundinamarca, Colombia; " +
      "Madrid, Iowa, United States?",
  },
};

/** An example of the response to a request that fails. */
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
  const details = DETAILS[code];
  const failure = describeFailure(new Failure(code, details), wording);
  return {
    location: details?.location,
    v1Message: details?.v1Message ?? details?.message,
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
