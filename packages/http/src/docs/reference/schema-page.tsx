import type { FC } from "hono/jsx";
import { InlineMarkdown } from "../layout/inline-markdown.js";
import { MemberList } from "./member-list.js";
import type { Member } from "./schema-members.js";

/** A named schema with all of its members. */
export const SchemaContent: FC<{ readonly description: string; readonly members: readonly Member[] }> = ({
  description,
  members,
}) => (
  <>
    <InlineMarkdown text={description} />
    <MemberList members={members} linksToGlossary />
  </>
);
