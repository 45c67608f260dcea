import { Failure, type FailureCode } from "../../errors/failure.js";
import { type DescribedFailure, describeFailure } from "../../errors/failure-table.js";
import type { RefusalForm } from "../../errors/refusal.js";
import type { Version } from "../endpoint/chart-endpoint.js";
import { EXAMPLE_TIME } from "./examples.js";
import { type Json, REFUSAL_SCHEMA, schemaRef } from "./json-schema.js";
import { ACCOUNT_HEADERS, headerRefs, type ResponseHeader } from "./response-headers.js";

/** Failures that come before the API key is looked at, so that their answers say nothing of the account. */
const BEFORE_THE_KEY: ReadonlySet<FailureCode> = new Set([
  "BAD_REQUEST",
  "REQUEST_TIMEOUT",
  "REQUEST_HEADERS_TOO_LARGE",
  "NOT_FOUND",
  "METHOD_NOT_ALLOWED",
  "REQUEST_TOO_LARGE",
  "API_KEY_MISSING",
  "API_KEY_INVALID",
]);

const OF_STATUS: Readonly<Record<number, ResponseHeader>> = {
  401: "WWW-Authenticate",
  405: "Allow",
  409: "Retry-After",
  429: "Retry-After",
  502: "Retry-After",
  503: "Retry-After",
};

/**
 * The answers to failures, by status: each with its codes, and with an example for each code.
 *
 * @param needsKey Whether the operation asks for an API key, whose account its answers then speak of.
 */
export function refusals(
  codes: readonly FailureCode[],
  version: Version,
  form: RefusalForm,
  { needsKey = true }: { readonly needsKey?: boolean } = {},
): Json {
  const ofStatus = new Map<number, DescribedFailure[]>();
  for (const code of codes) {
    const described = describeFailure(new Failure(code), form.wording);
    ofStatus.set(described.status, [...(ofStatus.get(described.status) ?? []), described]);
  }
  return Object.fromEntries(
    [...ofStatus].map(([status, failures]) => [status, refusal(status, failures, version, form, needsKey)]),
  );
}

function refusal(
  status: number,
  failures: readonly DescribedFailure[],
  version: Version,
  { present }: RefusalForm,
  needsKey: boolean,
): Json {
  const codes = failures.map(({ code }) => code);
  const own = OF_STATUS[status];
  return {
    description: codes.join(", "),
    headers: headerRefs(
      "X-Request-Id",
      ...(own === undefined ? [] : [own]),
      ...(needsKey && codes.some((code) => !BEFORE_THE_KEY.has(code)) ? ACCOUNT_HEADERS : []),
    ),
    content: {
      "application/json": {
        schema: { allOf: [schemaRef(REFUSAL_SCHEMA[version]), narrowed(version, status, codes)] },
        examples: Object.fromEntries(
          failures.map((failure) => [failure.code, { value: present(failure, EXAMPLE_TIME) }]),
        ),
      },
    },
  };
}

/** What a status says more than the general form of refusals: v2's codes; v1 repeats the status alone. */
function narrowed(version: Version, status: number, codes: readonly FailureCode[]): Json {
  return { properties: version === "v1" ? { code: { const: status } } : { errorCode: { enum: codes } } };
}
