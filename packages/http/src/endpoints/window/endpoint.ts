import { fieldsOfPlace } from "../../api/endpoint/birth-fields.js";
import type { PaidEndpoint, ReadOrder } from "../../api/endpoint/paid-endpoint.js";
import { Failure } from "../../errors/failure.js";
import { described } from "../base/described.js";
import { advancedResult } from "../base/paid-result.js";
import { CLOCK_FAILURES, COORDINATES_FAILURES } from "../base/person-fields.js";
import { type WindowData, windowOrder } from "./order.js";
import {
  INVALID_SPAN,
  NO_TIME_ZONE,
  parseWindowCoordinatesRequest,
  parseWindowMomentRequest,
  parseWindowRequest,
  WindowCoordinatesRequestSchema,
  WindowMomentRequestSchema,
  WindowRequestSchema,
} from "./request.js";
import { ChartWindowResultSchema, writeWindow } from "./result.js";

function orderOf(data: WindowData | Failure): ReadOrder | Failure {
  if (data instanceof Failure) return data;
  return {
    order: windowOrder(data, writeWindow),
    fields: () =>
      JSON.stringify(
        "fromUtc" in data
          ? [{ fromUtc: data.fromUtc, toUtc: data.toUtc }]
          : [data.date, data.hours, ...fieldsOfPlace(data.place)],
      ),
  };
}

const window = {
  ...advancedResult("ChartWindowResult", ChartWindowResultSchema, "Window generated"),
  birthHeaders: "zone",
  client: {
    name: "charts.window",
    does: "Finds all charts of a birth whose time is not known exactly, and the questions that narrow it.",
    returns: "all charts of an uncertain birth time, with questions",
  },
  guides: ["uncertain-birth-times"],
  purpose:
    "For a birth whose time is not known exactly: computes all charts that it can have, what is certain, " +
    "when the rest changes and what to ask.",
  description:
    "## The window\n\n" +
    "With `birthdate` and the place, send one of these:\n\n" +
    "- No further field: the window is the whole local day.\n" +
    "- `from` and `to`: the times between them, on that day.\n" +
    "- `birthtime` and `plusMinusMinutes`: the minutes before and after that time. Such a window can reach past " +
    "midnight. For 23:00 to 01:00, send `birthtime` 00:00 with the later date, and `plusMinusMinutes` 60.",
} as const satisfies Partial<PaidEndpoint>;

const day = { birthdate: "1990-09-05", from: "21:40", to: "21:50" };

export const WINDOW_ENDPOINTS: readonly PaidEndpoint[] = [
  {
    ...window,
    path: "/v2/charts/window",
    summary: "All charts of an uncertain birth time, by place name",
    keywords: "unknown birth time, rectification, narrow the birth time, question",
    geocodeKey: "always",
    birthWays: "`birthdate` with `location`; for a time zone or UTC, use /v2/charts/window/moment",
    ownFailures: { INVALID_TIME_ZONE: NO_TIME_ZONE },
    fieldFailures: [
      "INVALID_BIRTH",
      "INVALID_TIME_ZONE",
      "INVALID_BIRTHDATE",
      "INVALID_BIRTHTIME",
      "INVALID_LOCATION",
      ...CLOCK_FAILURES,
      "INVALID_WINDOW",
    ],
    request: {
      name: "WindowRequest",
      schema: described(
        WindowRequestSchema,
        "A birth whose time is not known exactly, at a place that is given as text.",
      ),
    },
    exampleRequest: { ...day, location: "Amsterdam, The Netherlands" },
    readOrder: (body, { geocodeKey = "" }) => orderOf(parseWindowRequest(body, geocodeKey)),
  },
  {
    ...window,
    path: "/v2/charts/window/coordinates",
    summary: "All charts of an uncertain birth time, by coordinates",
    geocodeKey: "never",
    birthWays: "`birthdate` with `lat` and `lng`; for UTC, use /v2/charts/window/moment",
    fieldFailures: ["INVALID_BIRTH", ...COORDINATES_FAILURES, "INVALID_WINDOW"],
    request: {
      name: "WindowCoordinatesRequest",
      schema: described(
        WindowCoordinatesRequestSchema,
        "A birth whose time is not known exactly, at a place that is given as coordinates.",
      ),
    },
    exampleRequest: { ...day, lat: 52.37, lng: 4.89 },
    readOrder: (body) => orderOf(parseWindowCoordinatesRequest(body)),
  },
  {
    ...window,
    path: "/v2/charts/window/moment",
    summary: "All charts of an uncertain birth time, by time zone or in UTC",
    guides: ["uncertain-birth-times", "births"],
    description:
      "## The window\n\n" +
      "In a time zone, send `birthdate` and `timeZone`, with hours as to `/v2/charts/window/coordinates`. In UTC, send " +
      "`fromUtc` and `toUtc` alone; local times of the result are then those of UTC.",
    geocodeKey: "never",
    ownFailures: { INVALID_WINDOW: INVALID_SPAN },
    birthWays:
      "`birthdate` with `timeZone`, and with hours if they are known; or `fromUtc` and `toUtc` alone",
    fieldFailures: ["INVALID_BIRTH", ...COORDINATES_FAILURES, "INVALID_WINDOW"],
    request: {
      name: "WindowMomentRequest",
      schema: described(
        WindowMomentRequestSchema,
        "A birth whose time is not known exactly, by a time zone or in UTC.",
      ),
    },
    exampleRequest: { ...day, timeZone: "Europe/Amsterdam" },
    readOrder: (body) => orderOf(parseWindowMomentRequest(body)),
  },
];
