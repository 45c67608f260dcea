import { localOffsets } from "chart-core/birth-moment";
import { Gazetteer } from "chart-gazetteer";
import { createApi } from "chart-http";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { GazetteerPlaceIndex } from "../../../src/adapters/geocoding/gazetteer-place-index.js";

let gazetteer: Gazetteer;
let places: GazetteerPlaceIndex;
let api: ReturnType<typeof createApi>;
beforeAll(() => {
  gazetteer = new Gazetteer(inject("gazetteerPath"));
  places = new GazetteerPlaceIndex(Promise.resolve(gazetteer), () => {});
  api = createApi({ places });
});
afterAll(() => places.close());

/** Returns the names that the message about an unknown time zone suggests. */
async function suggested(timeZone: string): Promise<string> {
  const response = await api.request("/v2/charts/moment", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ birthdate: "1990-09-05", birthtime: "21:17", timeZone }),
  });
  const { errorCode, message } = (await response.json()) as Record<string, string>;
  expect(errorCode).toBe("INVALID_TIME_ZONE");
  return /Did you mean (?:one of these: )?(.+)\?$/.exec(message ?? "")?.[1] ?? "";
}

const CITIES = `
  Asia/Mumbai Asia/Kolkata | Asia/Delhi Asia/Kolkata | America/Boston America/New_York | America/Miami America/New_York
  America/Rio America/Sao_Paulo | Asia/Hanoi Asia/Bangkok | Asia/Osaka Asia/Tokyo | Europe/Milan Europe/Rome
  Europe/Munich Europe/Berlin | America/São_Paulo America/Sao_Paulo | America/New%20York America/New_York
  Asia/Bangalore Asia/Kolkata | Asia/Chennai Asia/Kolkata | Asia/Beijing Asia/Shanghai | Asia/Kyoto Asia/Tokyo
  Asia/Lahore Asia/Karachi | Asia/Islamabad Asia/Karachi | Asia/Jeddah Asia/Riyadh | Asia/Abu_Dhabi Asia/Dubai
  Asia/Haifa Asia/Jerusalem | Asia/Busan Asia/Seoul | Asia/Denpasar Asia/Makassar | Asia/Surabaya Asia/Jakarta
  Asia/Cairo Africa/Cairo | Asia/Colomba Asia/Colombo | Asia/Japan Asia/Tokyo | Asia/Georgia Asia/Tbilisi
  Africa/Marrakech Africa/Casablanca | Africa/Cape_Town Africa/Johannesburg
  Europe/Hamburg Europe/Berlin | Europe/München Europe/Berlin | Europe/Wien Europe/Vienna | Europe/Firenze Europe/Rome
  Europe/Geneva Europe/Zurich | Europe/Barcelona Europe/Madrid | Europe/Porto Europe/Lisbon | Europe/Odessa Europe/Kyiv
  Europe/St_Petersburg Europe/Moscow | Europe/Gdansk Europe/Warsaw | Europe/Edinburgh Europe/London
  Europe/Boston Europe/London | Europe/Ankara Europe/Istanbul | Europe/Scotland Europe/London | UK/London Europe/London
  America/Seattle America/Los_Angeles | America/Las_Vegas America/Los_Angeles | America/Dallas America/Chicago
  America/Philadelphia America/New_York | America/Calgary America/Edmonton | America/Ottawa America/Toronto
  America/Quebec America/Toronto | America/London America/Toronto | America/Georgia America/New_York
  America/Brasilia America/Sao_Paulo | America/Cali America/Bogota | America/Argentina/Rosario America/Argentina/Cordoba
  US/Boston America/New_York | US/Birmingham America/Chicago | USA/Chicago America/Chicago
  Australia/Gold_Coast Australia/Brisbane | Pacific/Christchurch Pacific/Auckland
  Mumbai Asia/Kolkata | birmingham Europe/London | amsterdm Europe/Amsterdam | Euope/Amsterdam Europe/Amsterdam
  America/Los_Angelos America/Los_Angeles | Asia/Kuala_Lumpor Asia/Kuala_Lumpur`;

test.each(
  CITIES.split(/[|\n]/)
    .map((row) => row.trim().split(" "))
    .filter(([text]) => text !== ""),
)("the unknown time zone %s means %s, by the index of places", async (text = "", zone) => {
  expect(await suggested(text.replace("%20", " "))).toBe(zone);
});

test.each([
  ...["America/Springfield", "America/Richmond", "America/Paris", "America/Washington"],
  ...["America/Texas", "America/Florida", "America/Ontario", "Asia/Punjab", "Asia/Osakaa", "Asia/China"],
  ...[
    "Europe/Spain",

    "India/Mumbai",
    "Atlantisburg",
    "pst",
    "PST",
    "jst",
    "msk",
    "sgt",
    "America/est",
    "None",
    "none",
    "null",
    "Date",
    "City",
    "Asia",
    "Africa",
    "tz",
    "Samoa",
    "San Juan",
    "Norfolk",
    "Victoria",
    "Pacific/Victoria",
    "Mexico/Madrid",
    "Chile/Valencia",
    "US/London",
    "Ireland",
    "PST",
    "IST",
    "UTC+2",
    "Europe/",
    "/",
    "///",
  ],
])("nothing is suggested for %s: no city, several, or more than one clock", async (text) => {
  expect(await suggested(text)).toBe("");
});

test("no city of 350,000 people and more is given the time zone of another clock", async () => {
  const clocks = new Map<string, string>();
  const clockOf = (zone: string) => {
    const year = [new Date("1970-01-01T00:00:00Z"), new Date("2026-01-01T00:00:00Z")] as const;
    const clock = clocks.get(zone) ?? JSON.stringify(localOffsets(...year, { zone }));
    clocks.set(zone, clock);
    return clock;
  };
  const cities = [...gazetteer.places()].filter(
    ({ population, presentCity }) => population >= 350_000 && presentCity === undefined,
  );
  expect(cities.length).toBeGreaterThan(1400);
  let answered = 0;
  const wrong: unknown[] = [];
  for (const { name, zone } of cities) {
    const text = `${zone.slice(0, zone.indexOf("/"))}/${name.replaceAll(" ", "_")}`;
    // A city with a time zone of its own is known.
    if (text.toLowerCase() === zone.toLowerCase() || text.length > 40) continue;
    const body = JSON.stringify({ birthdate: "1990-09-05", birthtime: "21:17", timeZone: text });
    const headers = { "Content-Type": "application/json" };
    const response = await api.request("/v2/charts/moment", { method: "POST", headers, body });
    const { message } = (await response.json()) as { message: string };
    const meant = /Did you mean (.+)\?$/.exec(message)?.[1];
    if (meant === undefined) continue;
    answered++;
    const all = meant.replace("one of these: ", "").split(", ");
    if (all.some((each) => clockOf(each) !== clockOf(zone))) wrong.push([text, zone, meant]);
  }
  expect(wrong).toEqual([]);
  expect(answered).toBeGreaterThan(1200);
});
