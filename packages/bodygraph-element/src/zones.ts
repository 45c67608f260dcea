/** Local time to UTC, with the table and the map of time zones: loaded with the first local time. */
export { localTimeOf, resolveBirthMoment, resolveBirthSpan, timeZones } from "chart-core/birth-moment";
