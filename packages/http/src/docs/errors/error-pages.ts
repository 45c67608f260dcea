import { Failure, type FailureCode } from "../../errors/failure.js";
import { describeFailure, FAILURE_CODES } from "../../errors/failure-table.js";
import type { Wording } from "../../errors/wording.js";
import { type RenderCode, renderMarkdown } from "../content/render-markdown.js";
import { errorPath } from "../error-path.js";
import { type EntrySection, entrySectionsContent, entrySectionsMarkdown } from "../layout/entry-sections.js";
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
  const { renderCode } = deps;
  return [
    {
      path: "/docs/errors",
      title: "Errors",
      description: "All error codes with their status and meaning.",
      section: "Errors",
      inNavigation: true,
      markdown: () => entrySectionsMarkdown(listOfCodes(deps), ["status", "code", "message"]),
      content: () => entrySectionsContent(listOfCodes(deps), renderCode),
    },
    ...FAILURE_CODES.map((code): DocPage => {
      const text = () => textAbout(code, deps);
      return {
        path: errorPath(code),
        title: code,
        description: messageOf(code, deps),
        section: "Errors",
        keywords: `${describeFailure(new Failure(code), deps.wording).status}`,
        inNavigation: false,
        markdown: text,
        content: () => renderMarkdown(text(), renderCode),
      };
    }),
  ];
}

function listOfCodes(deps: ErrorPagesDeps): readonly EntrySection[] {
  const statusOf = (code: FailureCode) => describeFailure(new Failure(code), deps.wording).status;
  const entriesOf = (codes: readonly FailureCode[]) =>
    codes
      .map((code) => ({ code, status: statusOf(code) }))
      .sort((one, other) => one.status - other.status)
      .map(({ code, status }) => ({
        href: errorPath(code),
        name: code,
        label: String(status),
        text: messageOf(code, deps),
      }));
  const needsChange = (code: FailureCode) => ERROR_GUIDES[code].retry === "after a change";
  return [
    {
      markdown: `# Errors

An error has an HTTP status, and in version 2 an \`errorCode\`. Branch on the code: messages are for people and may
change. Version 1 has the status and the message only. Errors cost no credit.

\`\`\`json
${JSON.stringify(exampleOf("INVALID_BIRTHDATE", deps), undefined, 2)}
\`\`\``,
    },
    {
      markdown: `## Change the request

The same request fails again. Each page says what to change.`,
      entries: entriesOf(FAILURE_CODES.filter(needsChange)),
    },
    {
      markdown: `## Send the same request again

It can succeed later: wait as long as \`Retry-After\` says, as [retries](/docs/guides/retries) explains. Without credits,
wait for the next period or get more. From 500 on, the fault is the service's.`,
      entries: entriesOf(FAILURE_CODES.filter((code) => !needsChange(code))),
    },
  ];
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
