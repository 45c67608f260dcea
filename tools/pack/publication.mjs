/**
 * Facts about the publication, which only the owner can set: docs/publishing.md says in which order. After a change, run
 * `npm run generate -- publication`, which writes them into the files that must have them in the repository.
 */
export const PUBLICATION = {
  /**
   * True once the names below are the owner's. Until then a stranger may own a name, so all packages keep their names in
   * the sources, and documents install packed files.
   */
  isPublished: false,
  /** Scope before all names on npm, such as `@acme`; empty for none. */
  scope: "",
  /** Names on npm without the scope, by those in the sources. */
  names: {
    "bodygraph-cli": "bodygraph-cli",
    "bodygraph-element": "bodygraph-element",
    "bodygraph-svg": "bodygraph-svg",
    "chart-client": "chart-client",
    "chart-core": "chart-core",
    "chart-http": "chart-http",
  },
  /** Address of the registry of npm packages. */
  npmRegistry: "https://npm.example.com",
  /** Name of the client for Python on PyPI, empty if it is not there. A program imports `chart_api`. */
  python: "chart-api-client",
  /** Name of the client for PHP on Packagist, in lower case; empty if it is not there. */
  php: "example/chart-api-client",
  /** Name of the tools for assistants in the registry of servers: a namespace that the owner can prove, and a name. */
  mcpName: "com.example.git/bodygraph",
  /** Name of the image, with its host and without a tag. */
  image: "registry.example.com/example/chart-api",
  /** Address of the repository, without `.git`. Its README is the homepage of the packages. */
  repository: "https://git.example.com/chart",
  /** Who holds the copyright: for LICENSE, the citation and the bundle of tools. */
  authors: "The chart-core maintainers",
  /** Email address of the maintainers: for the code of conduct, and for vulnerabilities. */
  contact: "maintainers@example.com",
};
