export { createDocs, type DocsFacts, type MountedDocs } from "./create-docs.js";
export { renderInThread } from "./render-in-thread.js";
export type { RenderSite } from "./render-site.js";
