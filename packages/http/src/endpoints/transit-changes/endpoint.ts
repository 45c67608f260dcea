import { BODIES } from "chart-core";
import { calendarSpan } from "chart-core/calendar";
import { TRANSIT_CHANGE_KINDS, type TransitChangeKind } from "chart-core/time";
import { fieldsOfBirth } from "../../api/endpoint/birth-fields.js";
import type { PaidEndpoint } from "../../api/endpoint/paid-endpoint.js";
import { parseFields } from "../../api/endpoint/parse-fields.js";
import { Failure } from "../../errors/failure.js";
import { CALENDAR_TYPE, calendarFormat } from "../../formats/calendar-format.js";
import { advancedResult } from "../base/paid-result.js";
import { EXAMPLE_PERSON, hasPersonFields, PERSON_FAILURES, readPerson } from "../base/person-fields.js";
import { estimatedMs, tooMany, transitChangesOrder } from "./order.js";
import {
  BodiesSchema,
  KindsSchema,
  LEVELS,
  LevelSchema,
  MAX_SPAN_DAYS,
  SpanSchema,
  TransitChangesRequestSchema,
} from "./request.js";
import { CHANGES, TransitChangesResultSchema } from "./result.js";

/** Processor time for which a request takes one token, as long as 25 charts of a batch take. */
const MS_PER_TOKEN = 5;

/** Most tokens of a request: those of the largest batch. */
const MAX_TOKENS = 20;

const INVALID_SPAN = new Failure("INVALID_MOMENT", {
  message:
    "The fields from and to must be moments in the years 1800 to 2199, written as YYYY-MM-DDTHH:MM:SSZ. The field to must " +
    `be later than the field from, by at most ${MAX_SPAN_DAYS.toLocaleString("en")} days.`,
});

const INVALID_KINDS = new Failure("INVALID_KINDS", {
  message: `The field kinds must be a list of 1 to ${TRANSIT_CHANGE_KINDS.length} different kinds. Known kinds: ${TRANSIT_CHANGE_KINDS.join(", ")}.`,
});

/** The kinds that need no birth. */
const KINDS_OF_SKY: readonly TransitChangeKind[] = ["enters", "station"];

const KINDS_OF_BIRTH = new Failure("INVALID_KINDS", {
  message:
    "Changes of channels and centers need a birth. Send a birth, or only the kinds enters and station.",
});

/** POST /v2/transits/changes: what changes in the sky, with or without a chart. */
export const TRANSIT_CHANGES_ENDPOINT: PaidEndpoint = {
  ...advancedResult("TransitChangesResult", TransitChangesResultSchema, "Transit changes generated"),
  path: "/v2/transits/changes",
  summary: "Changes of the sky in a span, as data or as a calendar",
  purpose:
    "Lists when bodies enter gates and turn and, with a birth, when channels and centers begin and end.",
  description:
    `The result has up to ${CHANGES}. A span with more gets the error \`RESULT_TOO_LARGE\`, which says how far ` +
    "they reach. For the rate limit, a request counts as up to " +
    `${MAX_TOKENS} requests, by its span, level and bodies: a year of gates as one, with a birth as three.`,
  client: {
    name: "transits.changes",
    does: "Lists what changes in the sky in a span, with or without a birth.",
    returns: "what changes in the sky",
    isBirthOptional: true,
  },
  formats: [
    calendarFormat(
      "transits.calendar",
      "Writes the changes of the sky in a span as a file for calendar applications.",
    ),
  ],
  guides: ["calendar"],
  keywords: "ics, iCal, iCalendar, subscribe, retrograde, ingress, timeline, forecast",
  geocodeKey: "for-locations",
  birthHeaders: "moment",
  request: { name: "TransitChangesRequest", schema: TransitChangesRequestSchema },
  fieldFailures: [...PERSON_FAILURES, "INVALID_LEVEL", "INVALID_BODIES", "INVALID_KINDS", "RESULT_TOO_LARGE"],
  ownFailures: {
    INVALID_MOMENT: INVALID_SPAN,
    INVALID_KINDS,
    RESULT_TOO_LARGE: tooMany(5952, "2030-02-20T13:18:23Z"),
  },
  exampleRequest: {
    ...EXAMPLE_PERSON,
    from: "2026-12-01T00:00:00Z",
    to: "2026-12-03T00:00:00Z",
    bodies: ["sun", "mercury", "venus"],
  },
  countTokens(body, mediaType) {
    const span = parseFields(SpanSchema, body, "INVALID_MOMENT");
    const level = parseFields(LevelSchema, body, "INVALID_LEVEL");
    const listed = parseFields(BodiesSchema, body, "INVALID_BODIES");
    if (span instanceof Failure || level instanceof Failure || listed instanceof Failure) return 1;
    const [from, to] = [new Date(span.from), new Date(span.to)];
    if (!isSpan(from, to)) return 1;
    const ms = estimatedMs(mediaType === CALENDAR_TYPE ? calendarSpan(from, to) : { from, to }, {
      level: level.level ?? LEVELS[0],
      bodies: listed.bodies,
      hasBirth: hasPersonFields(body),
    });
    return Math.min(Math.max(Math.ceil(ms / MS_PER_TOKEN), 1), MAX_TOKENS);
  },
  readOrder(body, { geocodeKey, mediaType }) {
    const birth = hasPersonFields(body) ? readPerson(body, geocodeKey) : undefined;
    if (birth instanceof Failure) return birth;
    const span = parseFields(SpanSchema, body, "INVALID_MOMENT");
    if (span instanceof Failure) return INVALID_SPAN;
    const [from, to] = [new Date(span.from), new Date(span.to)];
    if (!isSpan(from, to)) return INVALID_SPAN;
    const levelFields = parseFields(LevelSchema, body, "INVALID_LEVEL");
    if (levelFields instanceof Failure) return levelFields;
    const listed = parseFields(BodiesSchema, body, "INVALID_BODIES");
    if (listed instanceof Failure) return listed;
    const kinds = readKinds(body, birth !== undefined);
    if (kinds instanceof Failure) return kinds;

    const bodies = listed.bodies && BODIES.filter((each) => listed.bodies?.includes(each));
    // Only entries are those of lines.
    const level = kinds.includes("enters") ? (levelFields.level ?? LEVELS[0]) : "gate";
    const data = { from, to, level, bodies, kinds, birth };
    return {
      order: transitChangesOrder(
        data,
        mediaType === CALENDAR_TYPE
          ? undefined
          : (start, changes) => `{"start":${JSON.stringify(start)},"changes":[${changes.join(",")}]}`,
      ),
      fields: () =>
        JSON.stringify([
          ...[from, to, level, bodies ?? null, kinds],
          ...(birth === undefined ? [] : fieldsOfBirth(birth)),
        ]),
    };
  },
};

/** Returns true if a span is not empty, and not too long. */
function isSpan(from: Date, to: Date): boolean {
  const days = (to.getTime() - from.getTime()) / 86_400_000;
  return days > 0 && days <= MAX_SPAN_DAYS;
}

/** Returns the kinds of changes that are asked for, in their order. */
function readKinds(body: object, hasBirth: boolean): readonly TransitChangeKind[] | Failure {
  const fields = parseFields(KindsSchema, body, "INVALID_KINDS");
  if (fields instanceof Failure) return INVALID_KINDS;
  const possible = hasBirth ? TRANSIT_CHANGE_KINDS : KINDS_OF_SKY;
  const { kinds = possible } = fields;
  if (!kinds.every((kind) => possible.includes(kind))) return KINDS_OF_BIRTH;
  return possible.filter((kind) => kinds.includes(kind));
}
