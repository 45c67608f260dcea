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
    {members.map((member) => {
      const {
        path,
        type,
        schemaName,
        isRequired,
        description,
        values,
        defaultValue,
        members: inner = [],
      } = member;
      const link = linksToGlossary ? glossaryLink(path.replace(/\[\]$/, "")) : undefined;
      return (
        <div>
          <dt>
            <code>{path}</code>{" "}
            <span>
              {schemaName === undefined ? type : <TypeLink type={type} schemaName={schemaName} />}
              {isRequired ? "" : ", optional"}
              {defaultValue !== undefined && (
                <>
                  , default <code>{defaultValue}</code>
                </>
              )}
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
            {inner.length > 0 && (
              <details>
                <summary>
                  {inner.length === 1 ? "1 member" : `${inner.length} members`} of <code>{path}</code>
                </summary>
                <MemberList members={inner} />
              </details>
            )}
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
