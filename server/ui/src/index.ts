export { type Assets, addAssetRoutes, loadAssets, openGraphPicture } from "./assets.js";
export { CodeBlock } from "./code/code-block.js";
export { CopyButton, CopyId } from "./code/copy.js";
export type { Language } from "./code/highlight.js";
export { RequestTabs } from "./code/request-tabs.js";
export type { CodeExample, ExampleRequest } from "./code-examples/code-example.js";
export { type GeocodeKeyFacts, geocodeKeyNote } from "./code-examples/geocode-key-note.js";
export { writeCurl } from "./code-examples/write-curl.js";
export { writeExamples } from "./code-examples/write-examples.js";
export { Brand, Document, type Preview } from "./document.js";
export { Figure } from "./figure.js";
export { Icon, type IconName } from "./icon.js";
export { guardPacking, type PackingGuard, packed } from "./packed.js";
export { documentOf } from "./page/document-of.js";
export { Footer } from "./page/footer.js";
export {
  type LimitDeps,
  limitPerAddress,
  limitTogether,
  PAGES_PER_ADDRESS,
  type RateLimit,
} from "./page/limit-per-address.js";
export type { PageEnv } from "./page/page-env.js";
export { PREVIEW_PICTURE_PATH, previewOf, type SiteAddress } from "./page/preview.js";
export {
  laterSiteFile,
  MARKDOWN,
  respondWithFile,
  type SiteFile,
  siteFile,
  textOf,
} from "./page/site-file.js";
export { SiteHead, type SiteHeadFacts } from "./page/site-head.js";
export { ThemedPicture, type ThemedPictureFile } from "./page/themed-picture.js";
export { pageHeaders } from "./page-headers.js";
export { PUBLISHED_NAMES } from "./published-names.generated.js";
export { SwitchLinks, Tabs } from "./tabs.js";
