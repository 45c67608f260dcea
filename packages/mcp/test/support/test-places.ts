import type { AssistantPlaces, KnownPlace } from "../../src/index.js";

const place = (
  name: string,
  [region, country]: readonly [string, string],
  [lat, lng]: readonly [number, number],
  zone: string,
): KnownPlace => ({ name, region, country, lat, lng, zone, population: 1000 });

const AMSTERDAM = place(
  "Amsterdam",
  ["North Holland", "Netherlands"],
  [52.37403, 4.88969],
  "Europe/Amsterdam",
);
const CROYDON = place("Croydon", ["England", "United Kingdom"], [51.38333, -0.1], "Europe/London");
const SPRINGFIELD = [
  place("Springfield", ["Massachusetts", "United States"], [42.10148, -72.58981], "America/New_York"),
  place("Springfield", ["Illinois", "United States"], [39.80172, -89.64371], "America/Chicago"),
];
/** Two namesakes whose clocks always agreed. */
const TWINS = [
  place("Twin", ["Utrecht", "Netherlands"], [52.09, 5.12], "Europe/Amsterdam"),
  place("Twin", ["Gelderland", "Netherlands"], [51.98, 5.9], "Europe/Amsterdam"),
];

const KNOWN: Readonly<Record<string, readonly KnownPlace[]>> = {
  amsterdam: [AMSTERDAM],
  "croydon, surrey": [CROYDON],
  springfield: SPRINGFIELD,
  "springfield, illinois, united states": SPRINGFIELD.slice(1),
  twin: TWINS,
};

/** Creates an index of a few places. */
export function testPlaces(): AssistantPlaces {
  return {
    locate(text) {
      const [first, ...alternatives] = KNOWN[text.toLowerCase()] ?? [];
      return first === undefined
        ? { notFound: true, suggestions: text.startsWith("Amsterd") ? ["Amsterdam, Netherlands"] : [] }
        : { place: first, alternatives };
    },
    search: (text, limit) =>
      Object.values(KNOWN)
        .flat()
        .filter(({ name }) => name.toLowerCase().startsWith(text.toLowerCase()))
        .slice(0, limit),
  };
}
