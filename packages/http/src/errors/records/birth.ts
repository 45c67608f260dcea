import type { FailureGroup } from "./failure-record.js";
import { WITHOUT_GEOCODING } from "./without-geocoding.js";

/** Codes of errors about the fields of a birth. */
export type BirthCode =
  | "INVALID_BIRTHDATE"
  | "INVALID_BIRTHTIME"
  | "INVALID_WINDOW"
  | "INVALID_LOCATION"
  | "INVALID_LATITUDE"
  | "INVALID_LONGITUDE"
  | "INVALID_TIME_ZONE"
  | "INVALID_DISAMBIGUATION"
  | "LOCAL_TIME_AMBIGUOUS"
  | "LOCAL_TIME_SKIPPED"
  | "INVALID_BIRTH";

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
      adviceIfMissing: "If nobody knows it, send the birth without it to {windowPaths}.",
      appliesTo: "endpoints that name it",
      cause: "`birthtime` is missing, is not text, or is not a time of the 24-hour clock.",
      remedy:
        "Write it with two digits for hour and minute, such as `09:05`. If the time is not known, use " +
        "[uncertain birth times](/docs/guides/uncertain-birth-times) instead of noon.",
      retry: "after a change",
    },
    INVALID_BIRTH: {
      status: 400,
      message: "Send the birth in exactly one way: {birthWays}.",
      appliesTo: "endpoints that name it",
      cause:
        "The request has no field that says which clock `birthtime` was read from, and no `utc`, or has it in another case, such " +
        "as `timezone` for `timeZone`. Or it has `utc` beside " +
        "other fields of a birth, which could contradict it.",
      remedy:
        "Send each birth in one way:\n\n" +
        '- By its place: `"birthdate": "1990-09-05", "birthtime": "21:17", "location": "Amsterdam, The Netherlands"`, or ' +
        '`"lat": 52.37, "lng": 4.89` in place of the location.\n' +
        '- By its time zone: `"timeZone": "Europe/Amsterdam"` in place of the location.\n' +
        '- By its moment: `"utc": "1990-09-05T19:17:00Z"` alone.\n\n' +
        "A window has hours in place of `birthtime`, and `fromUtc` with `toUtc` in place of `utc`. " +
        "[Births](/docs/guides/births) says which one to choose. In a list, the message begins with the input, such as `births[0]:`.",
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
        "`birthtime` and `plusMinusMinutes` are not sent together, or both pairs are sent. In UTC: `fromUtc` or `toUtc` is " +
        "missing or is no moment, `fromUtc` is not before `toUtc`, or the window is longer than 48 hours.",
      remedy:
        "With `birthdate` and the place, send one of these:\n\n" +
        "- For the whole day: no further field.\n" +
        '- For a part of the day: `"from": "18:00", "to": "24:00"`. The window cannot reach past midnight.\n' +
        '- For a time that may be wrong: `"birthtime": "18:30", "plusMinusMinutes": 30`.\n' +
        '- For 23:00 to 01:00: `"birthtime": "00:00", "plusMinusMinutes": 60`, with the later date as `birthdate`.\n\n' +
        'In UTC, send `"fromUtc": "1990-09-05T19:00:00Z", "toUtc": "1990-09-05T20:00:00Z"` alone. ' +
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
    INVALID_TIME_ZONE: {
      keywords: "unknown timezone, iana, tzid",
      status: 400,
      field: "timeZone",
      message:
        "The field `timeZone` must be the name of a time zone of the IANA database, such as Europe/Amsterdam.",
      appliesTo: "endpoints that name it",
      cause:
        "`timeZone` is not text, or the IANA database has no time zone of this name. Most abbreviations, such as `PST`, and offsets such " +
        "as `+02:00` are no names. Or `timeZone` is sent with a `location`, which has a time zone of its own.",
      remedy:
        "Send a name such as `Europe/Amsterdam`, in upper or lower case; older names such as `US/Eastern` work too. The " +
        "message suggests the time zone of the city that is named, or up to three names with a similar spelling. Avoid `EST` and the like, which are names of clocks " +
        "without daylight saving time. If you know the offset from UTC, compute the " +
        "moment and send it as `utc`.",
      retry: "after a change",
      example: {
        message:
          "The field timeZone must be the name of a time zone of the IANA database. Did you mean Europe/Amsterdam?",
      },
    },
    INVALID_DISAMBIGUATION: {
      status: 400,
      field: "disambiguation",
      message: "The field `disambiguation` must be `compatible`, `earlier`, `later` or `reject`.",
      appliesTo: "endpoints that name it",
      cause: "`disambiguation` is another word, or is not text.",
      remedy:
        "Leave it out for the default, `compatible`. [Births](/docs/guides/births#clock-changes) explains the words.",
      retry: "after a change",
    },
    LOCAL_TIME_AMBIGUOUS: {
      keywords: "ambiguous time, dst, summer time, fold",
      status: 400,
      field: "birthtime",
      message:
        "The field `birthtime` is a time that occurred twice. Send `disambiguation` as `earlier` or `later`.",
      appliesTo: "endpoints that name it",
      cause:
        "The clocks were put back and showed this time twice, and the request has `disambiguation` with the value `reject`. The " +
        "message names the offset from UTC of each occurrence. Without that field, the first one counts.",
      remedy:
        "Ask the person, or look at the birth certificate: it may say whether daylight saving time still counted. Then send " +
        "`earlier` or `later`.",
      retry: "after a change",
      example: {
        message:
          "The field birthtime is a time that occurred twice, with the UTC offsets +02:00 and +01:00. Send disambiguation " +
          "as earlier or later.",
      },
    },
    LOCAL_TIME_SKIPPED: {
      keywords: "nonexistent time, dst, summer time, gap",
      status: 400,
      field: "birthtime",
      message:
        "The field `birthtime` is a time that never occurred. Check date and time, or send `disambiguation` as `earlier` " +
        "or `later`.",
      appliesTo: "endpoints that name it",
      cause:
        "The clocks were put forward past this time, and the request has `disambiguation` with the value `reject`. The message " +
        "names the clock times before and after the gap. Without that field, the time is moved forward by the gap.",
      remedy:
        "Ask the person: the time, the date or the place is wrong, or the clock had not been changed yet. In that case send " +
        "`later`, which keeps the offset before the change. If it had been changed too early, send `earlier`.",
      retry: "after a change",
      example: {
        message:
          "The field birthtime is a time that never occurred: the clocks went from 02:00 to 03:00. Check date and time, or " +
          "send disambiguation as earlier or later.",
      },
    },
  },
};
