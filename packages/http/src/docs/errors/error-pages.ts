import { Failure, type FailureCode } from "../../errors/failure.js";
import { describeFailure, FAILURE_CODES } from "../../errors/failure-table.js";
import type { Wording } from "../../errors/wording.js";
import { type RenderCode, renderMarkdown } from "../content/render-markdown.js";
import { errorPath } from "../error-path.js";
import type { DocPage } from "../page.js";
import type { OpenApi } from "../reference/openapi.js";
import { operationsOf } from "../reference/operations.js";
import { ERROR_GUIDES } from "./error-guides.js";

/** Dependencies of {@link errorPages}. */
export interface ErrorPagesDeps {
  readonly openApi: OpenApi;
  /** Wording of version 2, with the header names of this installation. */
  readonly wording: Wording;
  readonly renderCode: RenderCode;
}

const RETRY_TEXTS = {
  "after a change": "Only after you have changed the request. The same request fails again.",
  later:
    "Yes, later. Wait as long as `Retry-After` says, if the response has it, and double the wait each time.",
  "at once": "Yes, immediately.",
} as const;

/** Creates the list of all error codes, then a page for each. */
export function errorPages(deps: ErrorPagesDeps): readonly DocPage[] {
  const page = (path: string, title: string, description: string, text: () => string): DocPage => ({
    path,
    title,
    description,
    section: "Errors",
    inNavigation: path === "/docs/errors",
    markdown: text,
    content: () => renderMarkdown(text(), deps.renderCode),
  });
  return [
    page("/docs/errors", "Errors", "All error codes with their status and meaning.", () => listOfCodes(deps)),
    ...FAILURE_CODES.map((code) =>
      page(errorPath(code), code, messageOf(code, deps), () => textAbout(code, deps)),
    ),
  ];
}

function listOfCodes(deps: ErrorPagesDeps): string {
  const rows = FAILURE_CODES.map((code) => {
    const { status } = describeFailure(new Failure(code), deps.wording);
    return `| ${status} | [\`${code}\`](${errorPath(code)}) | ${cell(messageOf(code, deps))} |`;
  });
  return `# Errors

An error has an HTTP status, and in version 2 an \`errorCode\`. Branch on the code: messages are for people and may
change. Version 1 has the status and the message only. Errors cost no credit.

\`\`\`json
${JSON.stringify(exampleOf("INVALID_BIRTHDATE", deps), undefined, 2)}
\`\`\`

Errors from 500 on are the service's fault. Send those, 429 and 409 again after \`Retry-After\`, as
[retries](/docs/guides/retries) explains; all others need a changed request.

| status | code | message |
| --- | --- | --- |
${rows.join("\n")}
`;
}

function textAbout(code: FailureCode, deps: ErrorPagesDeps): string {
  const { status } = describeFailure(new Failure(code), deps.wording);
  const { cause, remedy, retry } = ERROR_GUIDES[code];
  const operations = operationsOf(deps.openApi).filter(({ operation }) =>
    Object.values(operation.responses).some(({ description = "" }) => description.includes(`\`${code}\``)),
  );
  const links = operations.map(({ method, path, page }) => `- [${method} ${path}](${page})`);
  return `# ${code}

Status ${status}. ${messageOf(code, deps)}

## Cause

${cause}

## Remedy

${remedy}

## Can I retry?

${RETRY_TEXTS[retry]} The request was not charged.

## The response

\`\`\`json
${JSON.stringify(exampleOf(code, deps), undefined, 2)}
\`\`\`
${links.length === 0 ? "" : `\n## Operations with this error\n\n${links.join("\n")}\n`}`;
}

function messageOf(code: FailureCode, { wording }: ErrorPagesDeps): string {
  return describeFailure(new Failure(code), wording).message;
}

function exampleOf(code: FailureCode, deps: ErrorPagesDeps): unknown {
  return {
    timestamp: "2026-11-22T12:00:00.000Z",
    success: false,
    message: messageOf(code, deps),
    errorCode: code,
    type: "",
    data: null,
  };
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|");
}
