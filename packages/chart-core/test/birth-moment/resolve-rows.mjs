// Runs in a separate process with the test's TZ, under tsx. Reads births from standard input, resolves each with the
// built package, and prints the results together with the time zone that the process uses.
import { readFileSync } from "node:fs";
import { resolveBirthMoment } from "chart-core/birth-moment";
import { localToUtc } from "../../src/birth-moment/local-to-utc.js";
import { zoneNamed } from "../../src/birth-moment/zone.js";

const births = JSON.parse(readFileSync(0, "utf8"));
const january2020 = new Date(2020, 0, 1, 12);

process.stdout.write(
  JSON.stringify({
    noonOfProcessUtc: january2020.toISOString(),
    zoneLayer: births.map(({ zone, date, time }) =>
      localToUtc(zoneNamed(zone), Date.parse(`${date}T${time}Z`) / 1000),
    ),
    resolved: births
      .filter(({ date }) => date >= "1800" && date < "2200")
      .map((birth) => resolveBirthMoment(birth)),
  }),
);
