export { type DocsFacts, type MountedDocs, createDocs } from "./create-docs.js";
export { renderInThread } from "./render-in-thread.js";
export { type RenderSite } from "./render-site.js";
