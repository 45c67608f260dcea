import type { ChapterDeps } from "./chapters.js";
import { docCommentOf, firstSentence } from "./doc-comment.js";
import type { Export } from "./entries.js";
import { linkTo, prose } from "./markdown.js";
import { RELATIONS } from "./users.js";

/** Most types that are listed on one line with their members. */
const MAX_INLINE_USERS = 2;

/** Lists the functions and types that use a type; functions with their first sentence. */
export function usedBy(of: Export, { usesOf, library }: ChapterDeps): string | undefined {
  if (of.kind === "Functions" || of.kind === "Constants") return undefined;
  const uses = usesOf(of);
  const lines = RELATIONS.flatMap((relation) => {
    const users = new Map<Export, string[]>();
    for (const { user, member } of uses.filter((use) => use.relation === relation)) {
      users.set(user, [...(users.get(user) ?? []), ...(member === "" ? [] : [`\`${member}\``])]);
    }
    const links = [...users].map(([user, members]) => {
      const isTwin = [...users.keys()].some(({ name, entry }) => name === user.name && entry !== user.entry);
      const origin = isTwin && user.entry !== of.entry ? ` of \`${user.entry}\`` : "";
      const heirs = usesOf(user).filter((use) => relation === "Member of" && use.relation === "Extended by");
      const owners = [user, ...heirs.map((use) => use.user)].map((each) => linkTo(each)).join(" and ");
      return `${owners}${origin}${members.length === 0 ? "" : ` (${members.join(", ")})`}`;
    });
    const [only] = users.keys();
    const [declaration] = only?.declarations ?? [];
    const about =
      links.length === 1 && only?.kind === "Functions" && declaration !== undefined
        ? `: ${prose(firstSentence(docCommentOf(declaration).text), only.entry, library)}`
        : "";
    if (links.length === 0) return [];
    const isLong = relation === "Member of" && links.length > MAX_INLINE_USERS;
    return [`- ${relation}${isLong ? `:\n  - ${links.join("\n  - ")}` : ` ${links.join(", ")}`}${about}`];
  });
  const text = lines.length === 0 ? "Nothing in the library: it is for your own code." : lines.join("\n");
  return `##### Used by\n\n${text}`;
}
