import type { FC } from "hono/jsx";
import { CodeBlock } from "../../dashboard/components/code/code-block.js";
import { InlineMarkdown } from "../layout/inline-markdown.js";
import { MemberList } from "./member-list.js";
import type { SchemaParts } from "./schema-parts.js";
import { writeJson } from "./write-json.js";

/** A named schema with all of its members and where it occurs; if there is an example, beside it. */
export const SchemaContent: FC<SchemaParts> = ({ description, members, uses, example }) => {
  const about = (
    <>
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
      <h2 id="members">Members</h2>
      <MemberList members={members} idPrefix="member" linksToGlossary />
    </>
  );
  if (example === undefined) return about;
  return (
    <div class="reference">
      <div>{about}</div>
      <div class="reference-code">
        <CodeBlock id="example" title="Example" language="json" code={writeJson(example)} />
      </div>
    </div>
  );
};
