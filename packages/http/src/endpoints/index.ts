import type { NamedSchema, PaidEndpoint } from "../api/endpoint/paid-endpoint.js";
import {
  BirthPlaceSchema,
  DETAIL_SCHEMAS,
  FixingSchema,
  LongitudeSchema,
  VariableSchema,
} from "./base/detail-schemas.js";
import { PersonSchema } from "./base/person-fields.js";
import { BATCH_ENDPOINT } from "./batch/endpoint.js";
import { CHART_ENDPOINTS } from "./charts/endpoint.js";
import { PEOPLE_ENDPOINTS } from "./people/endpoint.js";
import { RETURNS_ENDPOINT } from "./returns/endpoint.js";
import { TRANSIT_CHANGES_ENDPOINT } from "./transit-changes/endpoint.js";
import { TRANSITS_ENDPOINT } from "./transits/endpoint.js";
import { WINDOW_ENDPOINTS } from "./window/endpoint.js";
import { WindowSpanSchema } from "./window/result.js";

export { ACCOUNT_PATH, answerWithAccount } from "./account/endpoint.js";
export { MAX_BIRTHS } from "./batch/result.js";
export { v1Endpoints } from "./bodygraphs/endpoint.js";
export { answerWithPlaces, PLACES_PATH } from "./places/endpoint.js";

/** The endpoints of v2 whose responses cost a credit, in the order of the documentation. */
export const V2_ENDPOINTS: readonly PaidEndpoint[] = [
  ...CHART_ENDPOINTS,
  BATCH_ENDPOINT,
  ...WINDOW_ENDPOINTS,
  TRANSITS_ENDPOINT,
  TRANSIT_CHANGES_ENDPOINT,
  RETURNS_ENDPOINT,
  ...PEOPLE_ENDPOINTS,
];

/** Schemas that results refer to more than once. */
export const V2_SHARED_SCHEMAS: readonly NamedSchema[] = [
  { name: "Person", schema: PersonSchema },
  { name: "WindowSpan", schema: WindowSpanSchema },
  { name: "Longitude", schema: LongitudeSchema },
  { name: "Fixing", schema: FixingSchema },
  { name: "DefinitionDetails", schema: DETAIL_SCHEMAS.definitionDetails },
  { name: "CenterDetails", schema: DETAIL_SCHEMAS.centerDetails },
  { name: "CrossDetails", schema: DETAIL_SCHEMAS.crossDetails },
  { name: "BirthPlace", schema: BirthPlaceSchema },
  { name: "Variable", schema: VariableSchema },
];
