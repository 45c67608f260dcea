import { once } from "node:events";
import { createWriteStream } from "node:fs";

/** Places of birth, as three of the columns tell them: some have a comma, quotes, or letters beyond ASCII. */
const PLACES = [
  ",,Amsterdam",
  "52.37,4.9,",
  ',,"Paris, France"',
  ",,São Paulo",
  "-33.9,18.4,",
  ",,東京",
  ',,"Portland, Oregon"',
] as const;
const MINUTE_MS = 60_000;
const SPAN_MINUTES = 85 * 365 * 24 * 60;
/** A prime, so that births are no neighbours in time. */
const STEP_MINUTES = 7_368_787;

/** Writes a file of births by lines; the same number of rows gives the same file. */
export async function writeBirths(path: string, rows: number): Promise<void> {
  const file = createWriteStream(path);
  file.write("id,birthdate,birthtime,lat,lng,location\n");
  for (let row = 1; row <= rows; row++) {
    const birth = new Date(Date.UTC(1935, 0, 1) + ((row * STEP_MINUTES) % SPAN_MINUTES) * MINUTE_MS);
    const [date, time = ""] = birth.toISOString().split("T");
    const line = `p${row},${date},${time.slice(0, 5)},${PLACES[row % PLACES.length]}\n`;
    if (!file.write(line)) await once(file, "drain");
  }
  file.end();
  await once(file, "close");
}
