import type { FailureGroup } from "./failure-record.js";
import { WITHOUT_GEOCODING } from "./without-geocoding.js";

/** Codes of errors about the fields of a birth. */
export type BirthCode =
  | "INVALID_BIRTHDATE"
  | "INVALID_BIRTHTIME"
  | "INVALID_WINDOW"
  | "INVALID_LOCATION"
  | "INVALID_LATITUDE"
  | "INVALID_LONGITUDE";

/** Errors about the fields of a birth. */
export const BIRTH_FAILURES: FailureGroup<BirthCode> = {
  title: "Birth",
  records: {
    INVALID_BIRTHDATE: {
      status: 400,
      field: "birthdate",
      message:
        "The field `birthdate` must be a real date in the years 1800 to 2199. Write it {birthdateFormat}.",
      appliesTo: "endpoints that name it",
      cause:
        "`birthdate` is missing, is not text, has another format, or is not a date of the calendar. The years 1800 to " +
        "2199 are supported, by the local date at the birthplace.",
      remedy:
        "Write the date as the message shows: `1990-01-15` in version 2, `15-Jan-1990` in version 1. Convert dates of the " +
        "Julian calendar first.",
      retry: "after a change",
    },
    INVALID_BIRTHTIME: {
      status: 400,
      field: "birthtime",
      message: "The field `birthtime` must be a time from 00:00 to 23:59. Write it as `HH:MM`.",
      appliesTo: "endpoints that name it",
      cause: "`birthtime` is missing, is not text, or is not a time of the 24-hour clock.",
      remedy:
        "Write it with two digits for hour and minute, such as `09:05`. If the time is not known, use " +
        "[uncertain birth times](/docs/guides/uncertain-birth-times) instead of noon.",
      retry: "after a change",
    },
    INVALID_WINDOW: {
      status: 400,
      message:
        "The fields `from` and `to` must be two times as `HH:MM` (`to` may be `24:00`), and the field `from` must " +
        "be earlier than the field `to`. Or send `birthtime` with `plusMinusMinutes`, a whole number from 1 to 720.",
      appliesTo: "endpoints that name it",
      cause:
        "The fields describe no window of birth times: `from` or `to` is missing or is no time, `from` is not before `to`, " +
        "`birthtime` and `plusMinusMinutes` are not sent together, or both pairs are sent.",
      remedy:
        "With `birthdate` and the place, send one of these:\n\n" +
        "- For the whole day: no further field.\n" +
        '- For a part of the day: `"from": "18:00", "to": "24:00"`. The window cannot reach past midnight.\n' +
        '- For a time that may be wrong: `"birthtime": "18:30", "plusMinusMinutes": 30`.\n' +
        '- For 23:00 to 01:00: `"birthtime": "00:00", "plusMinusMinutes": 60`, with the later date as `birthdate`.\n\n' +
        "[Uncertain birth times](/docs/guides/uncertain-birth-times#say-what-you-know) says which one to choose.",
      retry: "after a change",
    },
    INVALID_LOCATION: {
      status: 400,
      field: "location",
      message:
        "The field `location` must be text with {locationLength} characters. " +
        'Add the country, as in "Ulm, Germany".',
      appliesTo: "endpoints that name it",
      cause:
        "`location` is missing, is not text, contains U+0000, has fewer than 4 characters or, in version 2, more than 200. " +
        "Version 1 looks up longer texts too, which usually ends in [GEOCODE_LOCATION_NOT_FOUND](/docs/errors/GEOCODE_LOCATION_NOT_FOUND). It is also missing if you send `lat` and " +
        "`lng` to an operation that takes a `location` only, such as `/v2/charts`.",
      remedy: `Send the city and the country, such as \`Lyon, France\`. ${WITHOUT_GEOCODING}`,
      retry: "after a change",
    },
    INVALID_LATITUDE: {
      status: 400,
      field: "lat",
      message: "The field `lat` must be a number from -90 to 90.",
      appliesTo: "endpoints that name it",
      cause: "`lat` is missing, is not a number, or is outside of -90 to 90. Numbers in quotes are text.",
      remedy: "Send degrees as a JSON number, positive in the north: `52.37`.",
      retry: "after a change",
    },
    INVALID_LONGITUDE: {
      status: 400,
      field: "lng",
      message: "The field `lng` must be a number from -180 to 180.",
      appliesTo: "endpoints that name it",
      cause: "`lng` is missing, is not a number, or is outside of -180 to 180. Numbers in quotes are text.",
      remedy: "Send degrees as a JSON number, positive in the east: `4.89`.",
      retry: "after a change",
    },
  },
};
