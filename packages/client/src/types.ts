import type {
  ChartBatchResult,
  CoordinatesRequest,
  FailureEnvelope,
  LocationRequest,
  MomentRequest,
  Person,
  WindowCoordinatesRequest,
  WindowMomentRequest,
  WindowRequest,
} from "./schemas.generated.js";

export type * from "./schemas.generated.js";

/** Every `errorCode` of the API. */
export type FailureCode = FailureEnvelope["errorCode"];

/** `T` whose optional members may also be null or undefined, as values of a row often are. They count as absent. */
type Loose<T> = { readonly [P in keyof T]: object extends Pick<T, P> ? T[P] | null | undefined : T[P] };

/** `T` whose lists may be read-only. */
type ReadonlyLists<T> = {
  readonly [P in keyof T]: T[P] extends unknown[] | undefined ? Readonly<T[P]> : T[P];
};

/** `T` with the members `K` required. */
type With<T, K extends keyof T> = Omit<T, K> & { readonly [P in K]-?: NonNullable<T[P]> };

/** `T` that has none of the members `K`. */
type Without<T, K extends string> = Loose<Omit<T, K>> & { readonly [P in K]?: null | undefined };

/** A birth at a place that is given as text. */
export type LocationBirth = Without<LocationRequest, "lat" | "lng" | "timeZone" | "utc">;

/** A birth at a latitude and a longitude, whose time zone the service finds unless you send it. */
export type CoordinatesBirth = Without<CoordinatesRequest, "location" | "utc">;

/** A birth in a time zone of the IANA database, such as `Europe/Amsterdam`. */
export type TimeZoneBirth = Without<
  With<MomentRequest, "birthdate" | "birthtime" | "timeZone">,
  "location" | "utc"
>;

/** A birth at a moment in UTC, such as `1990-09-05T19:17:00Z`. */
export type UtcBirth = Without<
  With<Pick<MomentRequest, "utc">, "utc">,
  "birthdate" | "birthtime" | "location" | "lat" | "lng" | "timeZone" | "disambiguation"
>;

/** A birth, in any of the four ways. */
export type Birth = LocationBirth | CoordinatesBirth | TimeZoneBirth | UtcBirth;

/** Two or more people, each with a birth in any of the four ways. */
export interface PeopleInput {
  readonly people: readonly Birth[];
}

/** A request with the birth of one person, in any of the four ways, and further members. */
export type WithBirth<Request> = FurtherMembers<Request> & Birth;

/** A request whose birth may be left out. */
export type WithOptionalBirth<Request> = FurtherMembers<Request> &
  (Birth | { readonly [P in keyof Person]?: null | undefined });

type FurtherMembers<Request> = Loose<ReadonlyLists<Omit<Request, keyof Person>>>;

/** A birth whose time is not known exactly, at a place that is given as text. */
export type LocationWindow = Without<WindowRequest, "lat" | "lng" | "timeZone" | "fromUtc" | "toUtc">;

/** A birth whose time is not known exactly, at a latitude and a longitude. */
export type CoordinatesWindow = Without<WindowCoordinatesRequest, "location" | "fromUtc" | "toUtc">;

/** A birth whose time is not known exactly, in a time zone. */
export type TimeZoneWindow = Without<
  With<WindowMomentRequest, "birthdate" | "timeZone">,
  "location" | "fromUtc" | "toUtc"
>;

/** A span of moments in UTC in which a birth lies. */
export type UtcWindow = Without<
  With<Pick<WindowMomentRequest, "fromUtc" | "toUtc">, "fromUtc" | "toUtc">,
  | "birthdate"
  | "birthtime"
  | "plusMinusMinutes"
  | "from"
  | "to"
  | "location"
  | "lat"
  | "lng"
  | "timeZone"
  | "disambiguation"
>;

/** A birth whose time is not known exactly, in any of the four ways. */
export type Window = LocationWindow | CoordinatesWindow | TimeZoneWindow | UtcWindow;

/** A row of a batch: a birth in any of the four ways, or one with mistakes, which then fails by itself. */
export type BatchBirth = Loose<Person>;

/** Outcome of one birth of a batch, by its index in your list: its `chart`, or its `errorCode` and `message`. */
export type BatchItem = BatchChart | BatchFailure;

type ResultItem = NonNullable<ChartBatchResult["items"]>[number];

/** A birth of a batch with its chart. */
export type BatchChart = Extract<ResultItem, { chart: unknown }> & {
  readonly errorCode?: never;
  readonly message?: never;
};

/** A birth of a batch without a chart. It costs nothing. */
export interface BatchFailure {
  readonly index: number;
  readonly errorCode: FailureCode;
  readonly message: string;
  readonly chart?: never;
}
