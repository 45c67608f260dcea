import type { CodeExample } from "@chart/ui";
import { CodeBlock, RequestTabs } from "@chart/ui";
import type { FC } from "hono/jsx";
import { errorPath } from "../base/error-path.js";
import type { Heading } from "../base/page.js";
import { InlineMarkdown } from "../layout/inline-markdown.js";
import { SoftBreaks } from "../layout/soft-breaks.js";
import { factsText } from "./described-parts.js";
import { MemberList } from "./member-list.js";
import type { OptionExample } from "./operation-examples.js";
import { type OperationGuide, operationGuides } from "./operation-guides.js";
import type { OperationParts } from "./operation-parts.js";
import { ADDED_TITLE, errorsText, OPTIONS_TITLE, resultSubject } from "./operation-texts.js";
import type { Operation } from "./operations.js";
import { schemaPath } from "./schema-parts.js";
import { writeJson } from "./write-json.js";

/** Returns the headings of an operation's page. */
export function operationHeadings(
  parts: OperationParts,
  options: readonly OptionExample[],
): readonly Heading[] {
  const headings: readonly (Heading & { readonly isShown: boolean })[] = [
    { id: "example", text: "Example", isShown: true },
    { id: "headers-and-parameters", text: "Headers and parameters", isShown: parts.parameters.length > 0 },
    { id: "request-body", text: "Request body", isShown: parts.requestMembers.length > 0 },
    { id: "options", text: OPTIONS_TITLE, isShown: options.length > 0 },
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
  readonly options: readonly OptionExample[];
}> = ({ operation: { method, operation }, parts, examples, options }) => (
  <div class="reference">
    <div class="reference-intro">
      <p class="lead">
        <span class="pill info">{method}</span> <InlineMarkdown text={parts.purpose} />
      </p>
      {parts.facts !== undefined && <p class="operation-facts">{factsText(parts.facts)}</p>}
      <GuideLinks guides={operationGuides(operation)} />
    </div>
    <div class="reference-code">
      <h2 id="example">Example</h2>
      <RequestTabs examples={examples} />
      <details class="response" id="response">
        <summary>Show the response</summary>
        <CodeBlock id="response" title="Response" language="json" code={parts.responseText} />
      </details>
    </div>
    <div class="reference-text">
      {parts.description !== "" && (
        <div>
          <InlineMarkdown text={parts.description} />
        </div>
      )}
      {parts.parameters.length > 0 && (
        <section aria-labelledby="headers-and-parameters">
          <h2 id="headers-and-parameters">Headers and parameters</h2>
          <MemberList members={parts.parameters} idPrefix="parameter" marks="all" />
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
          <MemberList members={parts.requestMembers} idPrefix="body" marks="all" />
        </section>
      )}
      {options.length > 0 && (
        <section aria-labelledby="options">
          <h2 id="options">{OPTIONS_TITLE}</h2>
          {options.map(({ id, title, code, added }) => (
            <>
              <CodeBlock id={`option-${id}`} title={title} language="shell" code={code} />
              {added !== undefined && (
                <CodeBlock id={`added-${id}`} title={ADDED_TITLE} language="json" code={added} />
              )}
            </>
          ))}
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
            idPrefix="result"
            linksToGlossary
            isFolded
            schemaHref={parts.resultName && schemaPath(parts.resultName)}
          />
        </section>
      )}
      {parts.responseHeaders.length > 0 && (
        <section aria-labelledby="response-headers">
          <h2 id="response-headers">Response headers</h2>
          <ul class="members folded">
            {parts.responseHeaders.map(({ name, text }) => (
              <li>
                <details>
                  <summary>
                    <code>{name}</code>
                  </summary>
                  <InlineMarkdown text={text} />
                </details>
              </li>
            ))}
          </ul>
        </section>
      )}
      {parts.errors.length > 0 && (
        <section aria-labelledby="errors">
          <h2 id="errors">Errors</h2>
          {parts.errorName !== undefined && (
            <p>
              <InlineMarkdown text={errorsText(parts)} />
            </p>
          )}
          <dl class="errors">
            {[...new Set(parts.errors.map(({ status }) => status))].map((status) => (
              <div>
                <dt class="pill">{status}</dt>
                {parts.errors
                  .filter((error) => error.status === status)
                  .map(({ code }) => (
                    <dd>
                      <a href={errorPath(code)}>
                        <SoftBreaks text={code} />
                      </a>
                    </dd>
                  ))}
              </div>
            ))}
          </dl>
          {parts.errorExample !== undefined && (
            <CodeBlock
              id="error"
              title="Response with an error"
              language="json"
              code={writeJson(parts.errorExample)}
            />
          )}
        </section>
      )}
    </div>
  </div>
);

export const GuideLinks: FC<{ readonly guides: readonly OperationGuide[] }> = ({ guides }) => {
  if (guides.length === 0) return null;
  return (
    <p class="operation-facts">
      {guides.length === 1 ? "Guide: " : "Guides: "}
      {guides.map(({ title, href }, index) => (
        <>
          {index > 0 && ", "}
          <a href={href}>{title}</a>
        </>
      ))}
    </p>
  );
};
