import { Failure, type FailureCode } from "../../errors/failure.js";
import { describeFailure, FAILURE_CODES } from "../../errors/failure-table.js";
import { markNames } from "../../errors/mark-names.js";
import type { Wording } from "../../errors/wording.js";
import { plainText } from "../content/plain-text.js";
import { type RenderCode, renderMarkdown } from "../content/render-markdown.js";
import { errorPath } from "../error-path.js";
import type { DocPage, PageContent } from "../page.js";
import type { OpenApi } from "../reference/openapi.js";
import { operationsOf } from "../reference/operations.js";
import { errorExample } from "./error-examples.js";
import { ERROR_GROUPS } from "./error-groups.js";
import { ERROR_GUIDES } from "./error-guides.js";
import { ErrorList, type ListedGroup } from "./error-list.js";

/** Dependencies of {@link errorPages}. */
export interface ErrorPagesDeps {
  readonly openApi: OpenApi;
  /** Wording of version 2, with the header names of this installation. */
  readonly wording: Wording;
  readonly renderCode: RenderCode;
}

const TITLE = "Errors";

const RETRY_TEXTS = {
  "after a change": "Only after you have changed the request. The same request fails again.",
  later:
    "Yes, later. Wait as long as `Retry-After` says, if the response has it, and double the wait each time.",
  "with new credits":
    "Once the account has credits again. Then the same request succeeds, also with the same `Idempotency-Key`.",
  "at once": "Yes, immediately.",
} as const;

/** Creates the list of all error codes, then a page for each. */
export function errorPages(deps: ErrorPagesDeps): readonly DocPage[] {
  const { renderCode } = deps;
  return [
    {
      path: "/docs/errors",
      title: TITLE,
      description: "All error codes with their status and meaning.",
      section: "Errors",
      inNavigation: true,
      markdown: () => listMarkdown(deps),
      content: () => listContent(deps),
    },
    ...FAILURE_CODES.map((code): DocPage => {
      const text = () => textAbout(code, deps);
      return {
        path: errorPath(code),
        title: code,
        description: plainText(messageOf(code, deps)),
        section: "Errors",
        keywords: `${describeFailure(new Failure(code), deps.wording).status}`,
        inNavigation: false,
        markdown: text,
        content: () => renderMarkdown(text(), renderCode),
      };
    }),
  ];
}

const INTRODUCTION = `An error has an HTTP status, and in version 2 an \`errorCode\`. Branch on the code: messages are for people and may
change. Version 1 has the status and the message only. Errors cost no credit.

Most requests fail again until you change them; each page says what to change. The ones marked “retry later” can succeed
as they are: wait as long as \`Retry-After\` says, as [retries](/docs/guides/retries) explains.`;

function listOfCodes(deps: ErrorPagesDeps): readonly ListedGroup[] {
  return ERROR_GROUPS.map(({ codes, ...group }) => ({
    ...group,
    errors: codes.map((code) => ({
      code,
      href: errorPath(code),
      status: describeFailure(new Failure(code), deps.wording).status,
      message: markNames(messageOf(code, deps)),
      isRetryable: ERROR_GUIDES[code].retry !== "after a change",
    })),
  }));
}

function introduction({ wording }: ErrorPagesDeps): string {
  return `# ${TITLE}

${INTRODUCTION}

\`\`\`json
${errorExample("INVALID_BIRTHDATE", wording).body}
\`\`\``;
}

function listMarkdown(deps: ErrorPagesDeps): string {
  const groups = listOfCodes(deps).map(({ title, errors }) => {
    const rows = errors.map(
      ({ code, href, status, message, isRetryable }) =>
        `| ${status} | [\`${code}\`](${href}) | ${isRetryable ? "later" : "after a change"} | ${message} |`,
    );
    return `## ${title}\n\n| status | code | retry | message |\n| --- | --- | --- | --- |\n${rows.join("\n")}\n`;
  });
  return `${introduction(deps)}\n\n${groups.join("\n")}`;
}

function listContent(deps: ErrorPagesDeps): PageContent {
  const groups = listOfCodes(deps);
  const { html } = renderMarkdown(introduction(deps), deps.renderCode);
  return {
    html: `${html}${<ErrorList groups={groups} />}`,
    headings: groups.map(({ id, title }) => ({ id, text: title })),
  };
}

function textAbout(code: FailureCode, deps: ErrorPagesDeps): string {
  const { status } = describeFailure(new Failure(code), deps.wording);
  const { cause, remedy, retry } = ERROR_GUIDES[code];
  const { head, body } = errorExample(code, deps.wording);
  const operations = operationsOf(deps.openApi).filter(({ operation }) =>
    Object.values(operation.responses).some(({ description = "" }) => description.includes(`\`${code}\``)),
  );
  const links = operations.map(({ method, path, page }) => `- [${method} ${path}](${page})`);
  return `# ${code}

Status ${status}. ${markNames(messageOf(code, deps))}

## Cause

${cause}

## Remedy

${remedy}

## Can I retry?

${RETRY_TEXTS[retry]} The request was not charged.

## The response

\`\`\`http
${head}
\`\`\`

Its body in version 2:

\`\`\`json
${body}
\`\`\`
${links.length === 0 ? "" : `\n## Operations with this error\n\n${links.join("\n")}\n`}`;
}

function messageOf(code: FailureCode, { wording }: ErrorPagesDeps): string {
  return describeFailure(new Failure(code), wording).message;
}
