import { CodeBlock } from "@chart/ui";
import type { FC } from "hono/jsx";
import type { Heading } from "../base/page.js";
import { InlineMarkdown } from "../layout/inline-markdown.js";
import { MemberList, memberId } from "./member-list.js";
import { GuideLinks } from "./operation-page.js";
import type { SchemaParts } from "./schema-parts.js";
import { writeExample } from "./write-json.js";

const PREFIX = "member";

/** Returns the headings of a schema's page, and its members with members of their own. */
export function schemaHeadings({ members, example }: SchemaParts): readonly Heading[] {
  const withMembers = members.filter(({ members: inner = [] }) => inner.length > 0);
  return [
    ...(example === undefined ? [] : [{ id: "example", text: "Example" }]),
    { id: "members", text: "Members" },
    ...withMembers.map(({ path }) => ({ id: memberId(PREFIX, path), text: path })),
  ];
}

/** A named schema with all of its members and where it occurs; if there is an example, beside it. */
export const SchemaContent: FC<SchemaParts> = ({
  description,
  members,
  uses,
  guides,
  example,
  isRequest,
}) => (
  <div class="reference">
    <div class="reference-intro">
      <p>
        <InlineMarkdown text={description} />
      </p>
      {uses.length > 0 && (
        <p class="quiet">
          Part of{" "}
          {uses.map(({ label, href }, index) => (
            <>
              {index > 0 && ", "}
              <a href={href}>{label}</a>
            </>
          ))}
          .
        </p>
      )}
      <GuideLinks guides={guides} />
    </div>
    {example !== undefined && (
      <div class="reference-code">
        <h2 id="example">Example</h2>
        <CodeBlock id="example" title="JSON" language="json" code={writeExample(example)} />
      </div>
    )}
    <div class="reference-text">
      <section aria-labelledby="members">
        <h2 id="members">Members</h2>
        <MemberList
          members={members}
          idPrefix={PREFIX}
          marks={isRequest ? "all" : "optional"}
          linksToGlossary
          opensShortLists
        />
      </section>
    </div>
  </div>
);
