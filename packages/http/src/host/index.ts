/**
 * The entry `chart-http/host`: parts of the API that a program needs which serves pages beside it, documents it or
 * refuses requests before it. To mount the API, `createApi` is enough.
 *
 * @module
 */
export type { RequireKey as AdmitByKey } from "../api/endpoint/authentication.js";
export { MAX_BODY_BYTES, readBody, refusalByHeaders } from "../api/endpoint/read-body.js";
export { type ApiFacts, createApiParts } from "../api-parts.js";
export { V2_ENDPOINTS } from "../endpoints/index.js";
export { responseForms } from "../response-forms.js";
export { answerJson } from "../routing/answer-json.js";
export type { Env } from "../routing/env.js";
export { healthz } from "../routing/health.js";
export { refuseOtherRequests } from "../routing/other-requests.js";
export { type RequestLayerDeps, requestLayer } from "../routing/request-layer.js";
