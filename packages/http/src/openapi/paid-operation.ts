import { availableFormats, canOccur, type Features } from "../api/endpoint/features.js";
import type { OperationNotes, PaidEndpoint } from "../api/endpoint/paid-endpoint.js";
import { MAX_BODY_BYTES, tooLarge } from "../api/endpoint/read-body.js";
import { tooFewCredits } from "../charts/charge-credits.js";
import { NO_LOCATIONS } from "../endpoints/base/person-fields.js";
import type { FailureCode } from "../errors/failure.js";
import { type AppliesTo, FAILURE_CODES, FAILURES } from "../errors/failure-table.js";
import type { RefusalForm } from "../errors/refusal.js";
import { notAcceptable } from "../formats/accepted-format.js";
import type { HeaderNames } from "../routing/header-names.js";
import { errorResponses } from "./error-responses.js";
import { exampleAnswer, exampleOf } from "./examples.js";
import { type Json, schemaRef } from "./json-schema.js";
import { ACCOUNT_HEADERS, birthHeaderRefs, headerRefs } from "./response-headers.js";

export interface OperationContext {
  readonly headerNames: HeaderNames;
  readonly form: RefusalForm;
  readonly schemas: Readonly<Record<string, Json>>;
  readonly features: Features;
}

export const EVERY_PLAN: readonly string[] = ["Hobbyist", "Developer", "Scale", "Lifetime"];

/** Plans that include a tier: in a sentence, and by name. */
const AVAILABILITY: Readonly<Record<PaidEndpoint["tier"], { text: string; plans: readonly string[] }>> = {
  basic: { text: "every plan", plans: EVERY_PLAN },
  advanced: { text: "the Developer, Scale and Lifetime plans", plans: ["Developer", "Scale", "Lifetime"] },
};

/** Creates the operation of an endpoint whose answers cost a credit. */
export function paidOperation(
  endpoint: PaidEndpoint,
  { headerNames, form, schemas, features }: OperationContext,
): Json {
  const { version, path, summary, tier, geocodeKey, include, request, answer } = endpoint;
  const { price = "1 credit", purpose, description } = endpoint;
  const formats = availableFormats(endpoint.formats, features);
  const { text, plans } = AVAILABILITY[tier];
  const paragraphs = [purpose, `Costs ${price}; refused requests are free. Available on ${text}.`];
  if (description !== undefined) paragraphs.push(description);
  paragraphs.push(...new Set(formats.map((format) => format.description)));
  const exampleRequest =
    (endpoint.exampleRequest as Json | undefined) ?? exampleOf(schemas[request.name] ?? {});
  const apiKey = { [`${version}ApiKey`]: [] };
  const withGeocodeKey = { ...apiKey, geocodeKey: [] };
  return {
    operationId: operationId(path),
    tags: [version],
    summary,
    description: paragraphs.join("\n\n"),
    ...factsOf(price, plans),
    ...notesOf(endpoint),
    security: {
      always: [withGeocodeKey],
      "for-locations": [apiKey, withGeocodeKey],
      never: [apiKey],
    }[geocodeKey],
    parameters: [
      ...(include === undefined ? [] : [includeParameter(include)]),
      ...new Set(formats.flatMap((format) => format.parameters)),
      { $ref: "#/components/parameters/Idempotency-Key" },
      { $ref: "#/components/parameters/X-Request-Id" },
    ],
    requestBody: {
      required: true,
      content: { "application/json": { schema: schemaRef(request.name), example: exampleRequest } },
    },
    responses: {
      200: {
        description: "The result of the request.",
        headers: {
          ...headerRefs("X-Request-Id", ...ACCOUNT_HEADERS, "Idempotent-Replayed"),
          ...(formats.length > 0 ? headerRefs("Vary", "ETag") : {}),
          ...birthHeaderRefs(headerNames, endpoint),
        },
        content: {
          "application/json": {
            schema: schemaRef(answer.name),
            example: exampleAnswer(endpoint, exampleRequest, form.wording),
          },
          ...Object.fromEntries(
            formats.map(({ mediaType, content, client }) => [mediaType, { ...content, "x-client": client }]),
          ),
        },
      },
      ...errorResponses(failureCodes(endpoint, features), version, form, {
        failures: failuresOf(endpoint, features),
      }),
    },
  };
}

/** States an operation's price and plans as data: its description says the same in words. */
export function factsOf(credits: string, plans: readonly string[]): Json {
  return { "x-credits": credits, "x-plans": plans };
}

/** Carries what others say of an operation to those who read the document. */
export function notesOf({ client, guides, keywords }: OperationNotes): Json {
  return {
    ...(client && { "x-client": client }),
    "x-guides": guides,
    ...(keywords !== undefined && { "x-keywords": keywords }),
  };
}

function includeParameter(words: readonly string[]): Json {
  return {
    name: "include",
    in: "query",
    description: "Members to add to the result, separated by commas.",
    style: "form",
    explode: false,
    schema: { type: "array", items: { enum: words } },
    example: words.slice(0, 2),
  };
}

/** Lists the errors that a request to this endpoint can get. */
function failureCodes(endpoint: PaidEndpoint, features: Features): readonly FailureCode[] {
  const { tier, geocodeKey, include, formats, fieldFailures, itemFailures = [] } = endpoint;
  const applies: Readonly<Record<AppliesTo, boolean>> = {
    "all requests": true,
    "requests with a key": true,
    "chart requests": true,
    "endpoints of larger plans": tier === "advanced",
    "endpoints with include": include !== undefined,
    "endpoints with locations": geocodeKey !== "never",
    "endpoints with pictures": formats?.some(({ mediaType }) => mediaType.startsWith("image/")) === true,
    "endpoints that name it": false,
    "no endpoint": false,
  };
  return FAILURE_CODES.filter(
    (code) =>
      (applies[FAILURES[code].appliesTo] || fieldFailures.includes(code)) &&
      !itemFailures.includes(code) &&
      canOccur(code, features),
  );
}

/** Returns the failures with messages that depend on the endpoint. A batch of two births shows what it needs. */
function failuresOf(
  { maxBodyBytes = MAX_BODY_BYTES, itemFailures, ownFailures, formats }: PaidEndpoint,
  features: Features,
) {
  return {
    ...ownFailures,
    REQUEST_TOO_LARGE: tooLarge(maxBodyBytes),
    ...(itemFailures !== undefined && { CREDITS_EXHAUSTED: tooFewCredits(1, 2) }),
    ...(!features.locations && { INVALID_LOCATION: NO_LOCATIONS }),
    ...(formats && { NOT_ACCEPTABLE: notAcceptable(availableFormats(formats, features)) }),
  };
}

/** Derives an operation id from a path: `/v2/charts/simple` becomes `v2ChartsSimple`. */
function operationId(path: string): string {
  return path.slice(1).replace(/\/(.)/g, (_, letter: string) => letter.toUpperCase());
}
