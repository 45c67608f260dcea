import { BIRTH_WARNING, returnEvents, writeCalendar } from "chart-core/calendar";
import { RETURN_KINDS } from "chart-core/time";
import { fieldsOfBirth } from "../../api/endpoint/birth-fields.js";
import type { PaidEndpoint } from "../../api/endpoint/paid-endpoint.js";
import { parseFields } from "../../api/endpoint/parse-fields.js";
import { Failure } from "../../errors/failure.js";
import { CALENDAR_TYPE, calendarFormat } from "../../formats/calendar-format.js";
import { writeChart } from "../base/chart-result.js";
import { advancedResult } from "../base/paid-result.js";
import { EXAMPLE_PERSON, PERSON_FAILURES, readPerson } from "../base/person-fields.js";
import { DEFAULT_KINDS, returnsOrder } from "./order.js";
import { KindsSchema, ReturnsRequestSchema, SpanSchema } from "./request.js";
import { MAX_CHARTS, MAX_PASSES, PASSES, ReturnsResultSchema } from "./result.js";

const HEAD = { name: "Human Design returns", description: BIRTH_WARNING };
const CUT_HEAD = { ...HEAD, description: `${BIRTH_WARNING} Returns after the year 2199 are missing.` };

const INVALID_KINDS = new Failure("INVALID_KINDS", {
  message: `The field kinds must be a list of 1 to ${RETURN_KINDS.length} different kinds. Known kinds: ${RETURN_KINDS.join(", ")}.`,
});

/** POST /v2/returns: the returns of a birth. */
export const RETURNS_ENDPOINT: PaidEndpoint = {
  ...advancedResult("ReturnsResult", ReturnsResultSchema, "Returns generated"),
  path: "/v2/returns",
  summary: "Returns such as Saturn's to its place at birth",
  purpose:
    "Finds the instants at which a body passes the place that it had at birth, such as a Saturn return.",
  description: `The result has up to ${PASSES}, or up to ${MAX_CHARTS} with their charts (\`include=charts\`). A span with more passes gets the error \`RESULT_TOO_LARGE\`.`,
  client: {
    name: "returns.create",
    does: "Finds returns, such as Saturn's to its place at birth.",
    returns: "returns, such as Saturn's",
    settings: { include: "Members to add to each return." },
  },
  formats: [calendarFormat("returns.calendar", "Writes the returns as a file for calendar applications.")],
  guides: ["returns"],
  geocodeKey: "for-locations",
  birthHeaders: "moment",
  include: ["charts"],
  request: { name: "ReturnsRequest", schema: ReturnsRequestSchema },
  fieldFailures: [...PERSON_FAILURES, "INVALID_KINDS", "RESULT_TOO_LARGE"],
  ownFailures: { INVALID_KINDS },
  exampleRequest: {
    ...EXAMPLE_PERSON,
    kinds: ["saturn"],
    from: "2018-01-01T00:00:00Z",
    to: "2024-01-01T00:00:00Z",
  },
  readOrder(body, { geocodeKey, include, mediaType }) {
    const birth = readPerson(body, geocodeKey);
    if (birth instanceof Failure) return birth;
    const span = parseFields(SpanSchema, body, "INVALID_MOMENT");
    if (span instanceof Failure) return INVALID_SPAN;
    const [from, to] = [span.from, span.to].map((text) => (text === undefined ? undefined : new Date(text)));
    if (from !== undefined && to !== undefined && from >= to) return INVALID_SPAN;
    const listed = parseFields(KindsSchema, body, "INVALID_KINDS");
    if (listed instanceof Failure) return INVALID_KINDS;
    const kinds = listed.kinds ?? DEFAULT_KINDS;

    const isCalendar = mediaType === CALENDAR_TYPE;
    const hasCharts = include.includes("charts") && !isCalendar;
    const data = { birth, kinds, from, to, maxPasses: hasCharts ? MAX_CHARTS : MAX_PASSES };
    return {
      order: returnsOrder(data, {
        pass: JSON.stringify,
        passWithChart: hasCharts
          ? (pass, chart) => `${JSON.stringify(pass).slice(0, -1)},"chart":${writeChart(chart)}}`
          : undefined,
        data: (passes, outOfRange) =>
          `{"returns":[${passes.join(",")}],"outOfRange":${JSON.stringify(outOfRange)}}`,
        calendar: isCalendar
          ? (passes, start, outOfRange) =>
              JSON.stringify(
                writeCalendar(
                  outOfRange.length === 0 ? HEAD : CUT_HEAD,
                  returnEvents(passes, { from: start }),
                ),
              )
          : undefined,
      }),
      fields: () => JSON.stringify([...fieldsOfBirth(birth), kinds, from ?? null, to ?? null, ...include]),
    };
  },
};

const INVALID_SPAN = new Failure("INVALID_MOMENT", {
  message:
    "The fields from and to must be moments in the years 1800 to 2199, written as YYYY-MM-DDTHH:MM:SSZ. The field from " +
    "must be earlier than the field to.",
});
