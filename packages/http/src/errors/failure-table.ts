import type { Failure, FailureCode } from "./failure.js";
import { ACCESS_FAILURES } from "./records/access.js";
import { BIRTH_FAILURES } from "./records/birth.js";
import type { AppliesTo, FailureRecord } from "./records/failure-record.js";
import { IDEMPOTENCY_FAILURES } from "./records/idempotency.js";
import { LIMIT_FAILURES } from "./records/limits.js";
import { PLACE_FAILURES } from "./records/places.js";
import { REQUEST_FAILURES } from "./records/request.js";
import { SERVICE_FAILURES } from "./records/service.js";
import type { Wording } from "./wording.js";

export type { AppliesTo, Retry } from "./records/failure-record.js";

/** The record of each code. */
export const FAILURES: Readonly<Record<FailureCode, FailureRecord>> = {
  ...ACCESS_FAILURES.records,
  ...LIMIT_FAILURES.records,
  ...BIRTH_FAILURES.records,
  ...PLACE_FAILURES.records,
  ...REQUEST_FAILURES.records,
  ...IDEMPOTENCY_FAILURES.records,
  ...SERVICE_FAILURES.records,
};

export const FAILURE_CODES = Object.keys(FAILURES) as readonly FailureCode[];

export const FAILURE_GROUPS: readonly { readonly title: string; readonly codes: readonly FailureCode[] }[] = [
  ACCESS_FAILURES,
  LIMIT_FAILURES,
  BIRTH_FAILURES,
  PLACE_FAILURES,
  REQUEST_FAILURES,
  IDEMPOTENCY_FAILURES,
  SERVICE_FAILURES,
].map(({ title, records }) => ({ title, codes: Object.keys(records) as FailureCode[] }));

/** Returns true for a code of the table. */
export function isFailureCode(code: string): code is FailureCode {
  return Object.hasOwn(FAILURES, code);
}

/** Lists the codes that some requests can get. */
export function codesThatApplyTo(...requests: readonly AppliesTo[]): readonly FailureCode[] {
  return FAILURE_CODES.filter((code) => requests.includes(FAILURES[code].appliesTo));
}

export interface DescribedFailure {
  readonly code: FailureCode;
  readonly status: number;
  readonly message: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Returns the message, status and headers of a failure. RFC 9110 requires `WWW-Authenticate` on every 401: it names the
 * scheme or header of the missing key.
 */
export function describeFailure(failure: Failure, wording: Wording): DescribedFailure {
  const { status, headers, field } = FAILURES[failure.code];
  const text = messageOf(failure, wording);
  return {
    code: failure.code,
    status,
    message: failure.item === undefined ? text : aboutItem(failure.item, field, text),
    headers: {
      ...headers,
      ...(status === 401 && { "WWW-Authenticate": challengeOf(failure.code, wording) }),
      ...failure.headers,
    },
  };
}

/** Returns the message of a code in Markdown, with the names of fields, parameters and headers as code. */
export function messageInMarkdown(code: FailureCode, wording: Wording): string {
  return fillIn(FAILURES[code].message, wording).replaceAll("``", "`");
}

function messageOf({ code, message, isMissing, note }: Failure, wording: Wording): string {
  const text = message ?? plainMessages(wording)[code];
  if (!isMissing) return text;
  const advice = FAILURES[code].adviceIfMissing;
  const missing = text.replace(/^(The field \w+) must/, "$1 is missing. It must");
  return [missing, advice && fillIn(advice, wording), note].filter((sentence) => sentence).join(" ");
}

type Messages = Readonly<Record<FailureCode, string>>;

/** Messages of each wording as responses have them. A service has a few wordings, which all its requests share. */
const PLAIN_MESSAGES = new WeakMap<Wording, Messages>();

function plainMessages(wording: Wording): Messages {
  const known = PLAIN_MESSAGES.get(wording);
  if (known !== undefined) return known;
  const messages = Object.fromEntries(
    FAILURE_CODES.map((code) => [code, withoutMarks(fillIn(FAILURES[code].message, wording))]),
  ) as Messages;
  PLAIN_MESSAGES.set(wording, messages);
  return messages;
}

function fillIn(text: string, wording: Wording): string {
  return text.replace(/\{(\w+)\}/g, (_, name: keyof Wording) => wording[name]);
}

/** Drops single backticks and makes double ones single. */
function withoutMarks(text: string): string {
  return text.replace(/`(`?)/g, "$1");
}

/** Words a message about an item of a list: the field's full name takes the place of its name. */
function aboutItem(item: string, field: string | undefined, text: string): string {
  return field === undefined ? `${item}: ${text}` : text.replace(`field ${field}`, `field ${item}.${field}`);
}

function challengeOf(code: FailureCode, { challenge, geocodeKeyHeader }: Wording): string {
  return code === "GEOCODE_KEY_MISSING" ? geocodeKeyHeader : challenge;
}
