import type { FC } from "hono/jsx";
import type { CodeExample } from "../../code-examples/code-example.js";
import { CodeBlock } from "../../dashboard/components/code/code-block.js";
import { RequestTabs } from "../../dashboard/components/code/request-tabs.js";
import { errorPath } from "../error-path.js";
import { InlineMarkdown } from "../layout/inline-markdown.js";
import type { Heading } from "../page.js";
import { factsText } from "./described-parts.js";
import { MemberList } from "./member-list.js";
import { type OperationParts, resultSubject } from "./operation-parts.js";
import type { Operation } from "./operations.js";
import { schemaPath } from "./schema-parts.js";

/** Returns the headings of an operation's page. */
export function operationHeadings(parts: OperationParts): readonly Heading[] {
  const headings: readonly (Heading & { readonly isShown: boolean })[] = [
    { id: "example", text: "Example", isShown: parts.responseExample !== undefined },
    { id: "parameters", text: "Headers and parameters", isShown: parts.parameters.length > 0 },
    { id: "request-body", text: "Request body", isShown: parts.requestMembers.length > 0 },
    ...parts.sections.map(({ heading }) => ({ ...heading, isShown: true })),
    { id: "result", text: "Result", isShown: parts.responseMembers.length > 0 },
    { id: "response-headers", text: "Response headers", isShown: parts.responseHeaders.length > 0 },
    { id: "errors", text: "Errors", isShown: parts.errors.length > 0 },
  ];
  return headings.filter(({ isShown }) => isShown);
}

/**
 * An operation: its request and members on the left, examples on the right. On small screens the examples follow the
 * introduction, and a line opens the response.
 */
export const OperationContent: FC<{
  readonly operation: Operation;
  readonly parts: OperationParts;
  readonly examples: readonly CodeExample[];
}> = ({ operation: { method, path }, parts, examples }) => (
  <div class="reference">
    <div class="reference-intro">
      <p class="endpoint">
        <span class="pill info">{method}</span> <code>{path}</code>
      </p>
      <p class="lead">
        <InlineMarkdown text={parts.purpose} />
      </p>
      {parts.facts !== undefined && <p class="operation-facts">{factsText(parts.facts)}</p>}
    </div>
    <div class="reference-code">
      {parts.responseExample !== undefined && <h2 id="example">Example</h2>}
      {examples.length > 0 && <RequestTabs examples={examples} />}
      {parts.responseExample !== undefined && (
        <details class="response">
          <summary>Show the response</summary>
          <CodeBlock
            id="response"
            title="Response"
            language="json"
            code={JSON.stringify(parts.responseExample, undefined, 2)}
          />
        </details>
      )}
    </div>
    <div class="reference-text">
      {parts.description !== "" && (
        <p>
          <InlineMarkdown text={parts.description} />
        </p>
      )}
      {parts.parameters.length > 0 && (
        <section aria-labelledby="parameters">
          <h2 id="parameters">Headers and parameters</h2>
          <MemberList members={parts.parameters} />
        </section>
      )}
      {parts.requestMembers.length > 0 && (
        <section aria-labelledby="request-body">
          <h2 id="request-body">Request body</h2>
          {parts.requestDescription !== "" && (
            <p>
              <InlineMarkdown text={parts.requestDescription} />
            </p>
          )}
          <MemberList members={parts.requestMembers} />
        </section>
      )}
      {parts.sections.map(({ heading, text }) => (
        <section aria-labelledby={heading.id}>
          <h2 id={heading.id}>{heading.text}</h2>
          <InlineMarkdown text={text} />
        </section>
      ))}
      {parts.responseMembers.length > 0 && (
        <section aria-labelledby="result">
          <h2 id="result">Result</h2>
          {parts.resultName !== undefined && (
            <p>
              <InlineMarkdown text={resultSubject(parts)} />{" "}
              <a href={schemaPath(parts.resultName)}>{parts.resultName}</a>.
            </p>
          )}
          <MemberList
            members={parts.responseMembers}
            linksToGlossary
            schemaHref={parts.resultName && schemaPath(parts.resultName)}
          />
        </section>
      )}
      {parts.responseHeaders.length > 0 && (
        <section aria-labelledby="response-headers">
          <h2 id="response-headers">Response headers</h2>
          <dl class="members">
            {parts.responseHeaders.map(({ name, text }) => (
              <div>
                <dt>
                  <code>{name}</code>
                </dt>
                <dd>
                  <InlineMarkdown text={text} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {parts.errors.length > 0 && (
        <section aria-labelledby="errors">
          <h2 id="errors">Errors</h2>
          <ul class="errors">
            {parts.errors.map(({ status, code, message }) => (
              <li>
                <span class="pill">{status}</span>{" "}
                {code === undefined ? (
                  <InlineMarkdown text={message} />
                ) : (
                  <a href={errorPath(code)}>{code}</a>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  </div>
);
