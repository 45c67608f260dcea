import type { Wording } from "chart-http/errors";
import {
  describeFailure,
  FAILURE_CODES,
  FAILURE_GROUPS,
  FAILURES,
  Failure,
  type FailureCode,
  messageInMarkdown,
  type Retry,
} from "chart-http/errors";
import { errorPath, OPERATIONS_HEADING } from "../base/error-path.js";
import type { PageContent, SourcePage } from "../base/page.js";
import { plainText } from "../content/plain-text.js";
import { type RenderCode, renderMarkdown } from "../content/render-markdown.js";
import { Slugs } from "../content/slugs.js";
import { itemErrorsOf } from "../reference/item-errors.js";
import { type OpenApi, type OpenApiOperation, referredName } from "../reference/openapi.js";
import { operationsOf } from "../reference/operations.js";
import { errorExample } from "./error-examples.js";
import { ErrorList, type ListedGroup } from "./error-list.js";

export interface ErrorPagesDeps {
  readonly openApi: OpenApi;
  /** Wording of version 2, with the header names of this installation. */
  readonly wording: Wording;
  readonly renderCode: RenderCode;
}

const TITLE = "Errors";

/** Answer to “Can I retry?”, and its short form in the list; undefined if the same request fails again. */
const RETRIES: Readonly<Record<Retry, { readonly text: string; readonly label: string | undefined }>> = {
  "after a change": {
    text: "Only after you have changed the request. The same request fails again.",
    label: undefined,
  },
  "after Retry-After": {
    text: "Yes, after as many seconds as `Retry-After` says. If it fails again, double the wait each time.",
    label: "retry later",
  },
  later: {
    text: "Yes. Wait as long as `Retry-After` says; without that header, wait a second, and double the wait each time.",
    label: "retry later",
  },
  "later, without Retry-After": {
    text: "Yes. Wait a second, and double the wait each time.",
    label: "retry later",
  },
  "after a quota": {
    text:
      "If the quota of a minute is used up: yes, after as many seconds as `Retry-After` says. If that of a day is, only " +
      "with a new quota.",
    label: "retry later",
  },
  immediately: { text: "Yes, immediately.", label: "retry" },
  "with new credits": {
    text: "Once the account has credits again. Then the same request succeeds, also with the same `Idempotency-Key`.",
    label: "retry with credits",
  },
  "with an active account": {
    text: "Once the operator has reactivated the account. Then the same request succeeds.",
    label: undefined,
  },
  "with another plan": {
    text: "Once the operator has changed your plan. Then the same request succeeds.",
    label: undefined,
  },
  "with a working key": {
    text: "Once the geocoding service accepts the key, or with another key.",
    label: undefined,
  },
};

/** Creates the list of all error codes, then a page for each. */
export function errorPages(deps: ErrorPagesDeps): readonly SourcePage[] {
  const { renderCode } = deps;
  return [
    {
      path: "/docs/errors",
      title: TITLE,
      description: "All error codes with their status and meaning.",
      section: "Errors",
      keywords: "error, list of errors, all errors, error codes, errorCode, http status, failure, problem",
      inNavigation: true,
      markdown: () => listMarkdown(deps),
      content: () => listContent(deps),
    },
    ...FAILURE_CODES.map((code): SourcePage => {
      const text = () => textAbout(code, deps);
      return {
        path: errorPath(code),
        title: code,
        description: plainText(describeFailure(new Failure(code), deps.wording).message),
        section: "Errors",
        keywords: [String(FAILURES[code].status), FAILURES[code].keywords ?? ""].join(", "),
        inNavigation: false,
        markdown: text,
        content: () => renderMarkdown(text(), renderCode),
      };
    }),
  ];
}

const INTRODUCTION = `Branch on \`errorCode\`; messages may change. Errors are free, apart from
[a rare 503](/docs/guides/credits#when-a-credit-is-charged). What is marked “retry” can succeed as it is:
see [retries](/docs/guides/retries).`;

const SHAPE_TITLE = "The body of an error";

function listOfCodes(deps: ErrorPagesDeps): readonly ListedGroup[] {
  return FAILURE_GROUPS.map(({ title, codes }) => ({
    id: title.toLowerCase().replaceAll(" ", "-"),
    title,
    errors: codes.map((code) => ({
      code,
      href: errorPath(code),
      status: FAILURES[code].status,
      message: messageInMarkdown(code, deps.wording),
      retry: RETRIES[FAILURES[code].retry].label,
    })),
  }));
}

function shapeOf({ wording, openApi }: ErrorPagesDeps): string {
  return `Version 2:

\`\`\`json
${errorExample("INVALID_BIRTHDATE", wording).body}
\`\`\`

Version 1, which has no \`errorCode\`:

\`\`\`json
${v1Body("INVALID_BIRTHDATE", openApi)}
\`\`\``;
}

function listMarkdown(deps: ErrorPagesDeps): string {
  const groups = listOfCodes(deps).map(({ title, errors }) => {
    const rows = errors.map(
      ({ code, href, status, message, retry }) =>
        `| ${status} | [\`${code}\`](${href}) | ${retry ?? "no"} | ${message} |`,
    );
    return `## ${title}\n\n| status | code | retry | message |\n| --- | --- | --- | --- |\n${rows.join("\n")}\n`;
  });
  return `# ${TITLE}\n\n${INTRODUCTION}\n\n${groups.join("\n")}\n## ${SHAPE_TITLE}\n\n${shapeOf(deps)}\n`;
}

function listContent(deps: ErrorPagesDeps): PageContent {
  const groups = listOfCodes(deps);
  const [introduction, shape] = [INTRODUCTION, shapeOf(deps)].map(
    (text) => renderMarkdown(text, deps.renderCode).html,
  );
  const fold = `<details id="${new Slugs().next(SHAPE_TITLE)}"><summary>${SHAPE_TITLE}</summary>${shape}</details>`;
  return {
    html: `${introduction}${fold}${<ErrorList groups={groups} />}`,
    headings: groups.map(({ id, title }) => ({ id, text: title })),
  };
}

function textAbout(code: FailureCode, deps: ErrorPagesDeps): string {
  const { status, cause, remedy, retry, charge = "The request was not charged." } = FAILURES[code];
  const { location, v1Message, head, body } = errorExample(code, deps.wording);
  const v1 = v1Body(code, deps.openApi, v1Message);
  const links = operationLinks(code, deps.openApi);
  return `# ${code}

Status ${status}. ${messageInMarkdown(code, deps.wording)}

## Cause

${cause}

## Remedy

${remedy}

## Can I retry?

${RETRIES[retry].text} ${charge}

## The response
${location === undefined ? "" : `\nFor the location \`${location}\`:\n`}
\`\`\`http
${head}
\`\`\`

Its body in version 2:

\`\`\`json
${body}
\`\`\`
${v1 === undefined ? "" : `\nIn version 1:\n\n\`\`\`json\n${v1}\n\`\`\`\n`}${links.length === 0 ? "" : `\n## ${OPERATIONS_HEADING}\n\n${links.join("\n")}\n`}`;
}

/** Lists the operations with an error, also those that have it only for one birth of many. */
function operationLinks(code: FailureCode, openApi: OpenApi): readonly string[] {
  // The document describes it with each operation, but a path that does not exist is none of theirs.
  if (code === "NOT_FOUND") return [];
  return operationsOf(openApi).flatMap(({ method, path, page, operation }) => {
    const link = `- [${method} ${path}](${page})`;
    if (exampleOf(code, operation, openApi) !== undefined) return [link];
    return itemErrorsOf(operation, openApi).includes(code)
      ? [`${link}: as the error of one birth, in \`items[].errorCode\` of a response with the status 200`]
      : [];
  });
}

/** Returns the example response of an operation that can fail with a code; undefined if it cannot. */
function exampleOf(code: FailureCode, { responses }: OpenApiOperation, { components }: OpenApi): unknown {
  return Object.values(responses)
    .map((response) =>
      response.$ref === undefined ? response : (components.responses[referredName(response.$ref)] ?? {}),
    )
    .map(({ content }) => content?.["application/json"]?.examples?.[code]?.value)
    .find((example) => example !== undefined);
}

/** Writes an error's body in version 1, with an operation's message by default; undefined if none has the error. */
function v1Body(code: FailureCode, openApi: OpenApi, message?: string): string | undefined {
  const example = operationsOf(openApi)
    .filter(({ path }) => path.startsWith("/v1/"))
    .map(({ operation }) => exampleOf(code, operation, openApi))
    .find((found) => found !== undefined);
  if (typeof example !== "object" || example === null) return undefined;
  return JSON.stringify({ ...example, ...(message !== undefined && { message }) }, undefined, 2);
}
