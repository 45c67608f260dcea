import type { FC } from "hono/jsx";
import { glossaryLink } from "../glossary/glossary-page.js";
import { InlineMarkdown } from "../layout/inline-markdown.js";
import type { Member } from "./schema-members.js";
import { schemaPath } from "./schema-parts.js";

/** Members with their types, meanings and values. */
export const MemberList: FC<{
  readonly members: readonly Member[];
  /** True to link members that the glossary explains. */
  readonly linksToGlossary?: boolean;
}> = ({ members, linksToGlossary = false }) => (
  <dl class="members">
    {members.map(({ path, type, schemaName, isRequired, description, values }) => {
      const link = linksToGlossary ? glossaryLink(path.replace(/\[\]$/, "")) : undefined;
      return (
        <div>
          <dt>
            <code>{path}</code>{" "}
            <span>
              {schemaName === undefined ? type : <TypeLink type={type} schemaName={schemaName} />}
              {isRequired ? "" : ", optional"}
              {link && (
                <>
                  {" · "}
                  <a href={link} aria-label={`${path} in the glossary`}>
                    glossary
                  </a>
                </>
              )}
            </span>
          </dt>
          <dd>
            <InlineMarkdown text={description} />
            {values.length > 0 && <p class="mono">{values.join(" · ")}</p>}
          </dd>
        </div>
      );
    })}
  </dl>
);

/** A type in which the name of a schema leads to its page. */
const TypeLink: FC<{ readonly type: string; readonly schemaName: string }> = ({ type, schemaName }) => {
  const [before = "", ...after] = type.split(schemaName);
  return (
    <>
      {before}
      <a href={schemaPath(schemaName)}>{schemaName}</a>
      {after.join(schemaName)}
    </>
  );
};
