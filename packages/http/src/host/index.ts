/**
 * The entry `chart-http/host`: parts of the API that a program needs which serves pages beside it, documents it or
 * refuses requests before it. To mount the API, `createApi` is enough.
 *
 * @module
 */
export { CHART_MEMBERS } from "../api/chart-json/chart-members.js";
export { CHART_SCHEMAS } from "../api/chart-json/chart-schemas.js";
export type { Envelope } from "../api/v2/envelope.js";
export type { ApiFacts } from "../create-api.js";
export type { ChartResult } from "../endpoints/base/chart-result.js";
export { DETAIL_WORDS } from "../endpoints/base/detail-members.js";
export { ACCOUNT_PATH, PLACES_PATH, V2_ENDPOINTS } from "../endpoints/index.js";
export { PNG_WIDTH, pngTokens } from "../pictures/picture.js";
export { refusalForms } from "../refusal-forms.js";
export { answerJson } from "../routing/answer-json.js";
export { type DefaultHeaders, defaultHeaders } from "../routing/default-headers.js";
export type { Env } from "../routing/env.js";
export { headerNames } from "../routing/header-names.js";
export { healthz } from "../routing/health.js";
export type { MissingPage } from "../routing/not-found.js";
export { type RequestContextDeps, requestContext } from "../routing/request-context.js";
