/**
 * Facts about the publication of the packages, which only their owner can set. `npm run pack` writes them into what it
 * packs; docs/releasing.md says when to change them.
 */
export const PUBLICATION = {
  /** Scope before all names on npm, such as `@acme`; empty for none. */
  scope: "",
  /** Address of the repository. Its README is the homepage of the packages. */
  repository: "https://git.example.com/chart",
  /**
   * True once the names are reserved and published: the packed READMEs then say `npm install <name>`. Until then, a stranger
   * may own a name, so they install the packed file.
   */
  isPublished: false,
};
