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
  /** Page with all inner members, for members with more of them than a line opens. */
  readonly schemaHref?: string | undefined;
}> = ({ members, linksToGlossary = false, schemaHref }) => (
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
      // A member with a fixed text is no member of a chart, such as the `type` around one.
      const isFixed = type.startsWith('"');
      const link = linksToGlossary && !isFixed ? glossaryLink(path.replace(/\[\]$/, "")) : undefined;
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
            <InnerMembers path={path} members={inner} schemaHref={schemaHref} />
          </dd>
        </div>
      );
    })}
  </dl>
);

/** Most members that a line opens. */
const MAX_INNER_MEMBERS = 30;

/** The members of a member, behind a line that opens them; if there are many, a link to them. */
const InnerMembers: FC<{
  readonly path: string;
  readonly members: readonly Member[];
  readonly schemaHref: string | undefined;
}> = ({ path, members, schemaHref }) => {
  if (members.length === 0) return null;
  const about = (
    <>
      {members.length === 1 ? "1 member" : `${members.length} members`} of <code>{path}</code>
    </>
  );
  if (members.length > MAX_INNER_MEMBERS && schemaHref !== undefined) {
    return (
      <p>
        <a href={`${schemaHref}#members`}>{about}</a>
      </p>
    );
  }
  return (
    <details>
      <summary>{about}</summary>
      <MemberList members={members} />
    </details>
  );
};

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
