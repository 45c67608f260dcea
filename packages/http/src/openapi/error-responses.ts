import type { Version } from "../api/endpoint/paid-endpoint.js";
import { Failure, type FailureCode } from "../errors/failure.js";
import { codesThatApplyTo, describeFailure, FAILURES, messageInMarkdown } from "../errors/failure-table.js";
import type { RefusalForm } from "../errors/refusal.js";
import { EXAMPLE_TIME } from "./examples.js";
import { ERROR_SCHEMA, type Json, schemaRef } from "./json-schema.js";
import { ACCOUNT_HEADERS, headerRefs, type ResponseHeader } from "./response-headers.js";

const HEADER_OF_STATUS: Readonly<Record<number, ResponseHeader>> = {
  401: "WWW-Authenticate",
  405: "Allow",
  409: "Retry-After",
  415: "Accept-Encoding",
  429: "Retry-After",
  502: "Retry-After",
  503: "Retry-After",
};

/** Name of each version's response to a request that reaches no operation. */
const UNROUTED_RESPONSE = { v1: "V1Unrouted", v2: "Unrouted" } as const;

/** Creates each version's response to an unknown path, or to another method on a known one, by name. */
export function unroutedResponses(formOf: (version: Version) => RefusalForm): Json {
  const versions: readonly Version[] = ["v2", "v1"];
  return Object.fromEntries(
    versions.map((version) => {
      const form = formOf(version);
      const failures = codesThatApplyTo("no endpoint").map((code) => new Failure(code));
      return [UNROUTED_RESPONSE[version], errorResponse(failures, { version, form, needsKey: false })];
    }),
  );
}

/**
 * Creates the error responses of an operation, by status, and refers to those of requests that reach no operation as
 * the default. Each describes its codes and has an example for each.
 *
 * @param failures Failures whose messages the operation words itself, by their codes.
 * @param needsKey True if the operation takes an API key; its responses then have headers about the account.
 */
export function errorResponses(
  codes: readonly FailureCode[],
  version: Version,
  form: RefusalForm,
  {
    needsKey = true,
    failures: own = {},
  }: {
    readonly needsKey?: boolean;
    readonly failures?: Readonly<Partial<Record<FailureCode, Failure>>>;
  } = {},
): Json {
  const failuresByStatus = new Map<number, Failure[]>();
  for (const code of codes) {
    const { status } = FAILURES[code];
    const failure = own[code] ?? new Failure(code);
    failuresByStatus.set(status, [...(failuresByStatus.get(status) ?? []), failure]);
  }
  return {
    ...Object.fromEntries(
      [...failuresByStatus].map(([status, failures]) => [
        status,
        errorResponse(failures, { version, form, needsKey }),
      ]),
    ),
    default: { $ref: `#/components/responses/${UNROUTED_RESPONSE[version]}` },
  };
}

interface ResponseContext {
  readonly version: Version;
  readonly form: RefusalForm;
  readonly needsKey: boolean;
}

function errorResponse(failures: readonly Failure[], { version, form, needsKey }: ResponseContext): Json {
  const codes = failures.map(({ code }) => code);
  const statuses = [...new Set(codes.map((code) => FAILURES[code].status))];
  return {
    description: failures.map((failure) => describe(failure, version, form)).join("\n"),
    headers: headerRefs(
      "X-Request-Id",
      ...statuses.flatMap((status) => HEADER_OF_STATUS[status] ?? []),
      ...(needsKey && codes.some((code) => !FAILURES[code].isBeforeAccount) ? ACCOUNT_HEADERS : []),
    ),
    content: {
      "application/json": {
        schema: { allOf: [schemaRef(ERROR_SCHEMA[version]), narrowedSchema(version, statuses, codes)] },
        examples: Object.fromEntries(
          failures.map((failure) => [
            failure.code,
            { value: form.present(describeFailure(failure, form.wording), EXAMPLE_TIME) },
          ]),
        ),
      },
    },
  };
}

/** Describes an error by its message; v1 responses have no `errorCode` to list it by. */
function describe({ code, message }: Failure, version: Version, { wording }: RefusalForm): string {
  const text = message ?? messageInMarkdown(code, wording);
  return version === "v1" ? `- ${text}` : `- \`${code}\`: ${text}`;
}

/** Narrows the error schema to the errors of a response: v2 lists the codes, v1 only has the status. */
function narrowedSchema(version: Version, statuses: readonly number[], codes: readonly FailureCode[]): Json {
  return { properties: version === "v1" ? { code: { enum: statuses } } : { errorCode: { enum: codes } } };
}
