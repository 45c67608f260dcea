import type { Child, FC } from "hono/jsx";
import { ERRORS_PATH } from "../base/error-path.js";
import { glossaryLink } from "../glossary/glossary-page.js";
import { InlineMarkdown } from "../layout/inline-markdown.js";
import { SoftBreaks } from "../layout/soft-breaks.js";
import { areErrorCodes, flatMembers, type Member } from "./schema-members.js";
import { schemaPath } from "./schema-parts.js";

export const MemberList: FC<{
  readonly members: readonly Member[];
  /** Prefix of the ids that links point to; without it, members have none. */
  readonly idPrefix?: string;
  /** Members that say if they must be there: all of them, as in a request, or only those that may be absent. */
  readonly marks?: "all" | "optional";
  readonly linksToGlossary?: boolean;
  /** Page with all inner members, for members with more of them than a line opens. */
  readonly schemaHref?: string | undefined;
  /** True to show short lists of inner members without a click. */
  readonly opensShortLists?: boolean;
  /** True to show the names and types alone, each a line that opens the rest. */
  readonly isFolded?: boolean;
}> = ({
  members,
  idPrefix,
  marks = "optional",
  linksToGlossary = false,
  schemaHref,
  opensShortLists = false,
  isFolded = false,
}) => (
  <List isFolded={isFolded}>
    {members.map((member) => {
      const {
        path,
        type,
        schemaName,
        isRequired,
        description,
        values,
        moreValues = 0,
        defaultValue,
        members: inner = [],
        memberCount = 0,
      } = member;
      // A member with a fixed text is no member of a chart, such as the `type` around one.
      const isFixed = type.startsWith('"');
      const link = linksToGlossary && !isFixed ? glossaryLink(path.replace(/\[\]$/, "")) : undefined;
      // Members of members have no ids: pages have a limited size.
      const hasId = idPrefix !== undefined && !/[.[]/.test(path);
      const name = (
        <>
          <code>
            <SoftBreaks text={path} />
          </code>{" "}
          <span>
            {schemaName === undefined || isFolded ? type : <TypeLink type={type} schemaName={schemaName} />}
            {isRequired ? marks === "all" && ", required" : ", optional"}
            {defaultValue !== undefined && (
              <>
                , default <code>{defaultValue}</code>
              </>
            )}
            {link && !isFolded && (
              <>
                {" · "}
                <GlossaryLink href={link} path={path} />
              </>
            )}
          </span>
        </>
      );
      const about = (
        <>
          <InlineMarkdown text={description} />{" "}
          {isFolded && schemaName !== undefined && <a href={schemaPath(schemaName)}>{schemaName}</a>}{" "}
          {isFolded && link && <GlossaryLink href={link} path={path} />}
          {values.length > 0 && (
            <p class="mono">
              {values.join("\u00a0· ")}
              {moreValues > 0 && <MoreValues values={values} count={moreValues} />}
            </p>
          )}
          <InnerMembers
            path={path}
            members={inner}
            count={memberCount}
            marks={marks}
            schemaHref={schemaHref}
            isOpen={opensShortLists && flatMembers(inner).length <= MAX_OPEN_MEMBERS}
          />
        </>
      );
      const id = hasId ? memberId(idPrefix, path) : undefined;
      if (!isFolded) {
        return (
          <div id={id}>
            <dt>{name}</dt>
            <dd>{about}</dd>
          </div>
        );
      }
      return (
        <li id={id}>
          <details>
            <summary>{name}</summary>
            {about}
          </details>
        </li>
      );
    })}
  </List>
);

const GlossaryLink: FC<{ readonly href: string; readonly path: string }> = ({ href, path }) => (
  <a href={href} aria-label={`${path} in the glossary`}>
    glossary
  </a>
);

const List: FC<{ readonly isFolded: boolean; readonly children: Child }> = ({ isFolded, children }) =>
  isFolded ? <ul class="members folded">{children}</ul> : <dl class="members">{children}</dl>;

/** Number of values that a list leaves out, with a link if they are error codes. */
const MoreValues: FC<{ readonly values: readonly string[]; readonly count: number }> = ({
  values,
  count,
}) => (
  <>
    {"\u00a0· "}
    {areErrorCodes(values) ? <a href={ERRORS_PATH}>all codes</a> : `and ${count} more`}
  </>
);

/** Most members that a line opens. */
const MAX_INNER_MEMBERS = 30;

/** Most members of a short list. */
const MAX_OPEN_MEMBERS = 8;

/** The members of a member, behind a line that opens them; if there are many, a link to them. */
const InnerMembers: FC<{
  readonly path: string;
  readonly members: readonly Member[];
  /** Number of its own members, without theirs. */
  readonly count: number;
  readonly marks: "all" | "optional";
  readonly schemaHref: string | undefined;
  readonly isOpen: boolean;
}> = ({ path, members, count, marks, schemaHref, isOpen }) => {
  if (members.length === 0) return null;
  const formCount = members.filter(({ isForm }) => isForm).length;
  // One row can stand for all members.
  const isCommon = members.some((member) => member.path.endsWith(".<member>"));
  const subject = formCount > 0 ? counted(formCount, "form") : counted(count, "member");
  const about = (
    <>
      {isCommon ? "Members" : subject} of <code>{path}</code>
    </>
  );
  if (flatMembers(members).length > MAX_INNER_MEMBERS && schemaHref !== undefined) {
    return (
      <p>
        {about}: see{" "}
        <a href={`${schemaHref}#${memberId("member", path)}`}>
          {schemaHref.slice(schemaHref.lastIndexOf("/") + 1)}
        </a>
        .
      </p>
    );
  }
  return (
    <details open={isOpen || formCount > 0}>
      <summary>{about}</summary>
      <MemberList members={members} marks={marks} />
    </details>
  );
};

/** Returns the id of a member's row, which links point to. */
export function memberId(prefix: string, path: string): string {
  return `${prefix}-${path}`;
}

function counted(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}

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
