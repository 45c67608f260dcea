import { laterSiteFile, type PageEnv, respondWithFile, type SiteFile } from "@chart/ui";
import type { Body } from "chart-core";
import { type CalendarHead, calendarParts, collectTransitEvents } from "chart-core/calendar";
import { type TransitChangeKind, transitChanges } from "chart-core/time";
import { finishInTurns, type Step } from "chart-http/base";
import type { Hono } from "hono";

interface Feed {
  readonly head: Required<CalendarHead>;
  readonly bodies: readonly Body[];
  readonly kind: TransitChangeKind;
}

const PLANETS: readonly Body[] = [
  ...(["mercury", "venus", "mars", "jupiter", "saturn"] as const),
  ...(["uranus", "neptune", "pluto"] as const),
];

/** The feeds by their addresses. */
const FEEDS: Readonly<Record<string, Feed>> = {
  "/calendar/sun.ics": {
    head: {
      name: "Human Design: Sun",
      description: "The gates that the Sun enters.",
      color: "goldenrod",
    },
    bodies: ["sun"],
    kind: "enters",
  },
  "/calendar/planets.ics": {
    head: {
      name: "Human Design: planets",
      description: "The gates that the planets enter, from Mercury to Pluto.",
      color: "slateblue",
    },
    bodies: PLANETS,
    kind: "enters",
  },
  "/calendar/moon.ics": {
    head: {
      name: "Human Design: Moon",
      description: "The gates that the Moon enters.",
      color: "lightslategray",
    },
    bodies: ["moon"],
    kind: "enters",
  },
  "/calendar/stations.ics": {
    head: {
      name: "Human Design: stations",
      description: "When planets turn retrograde and direct.",
      color: "firebrick",
    },
    bodies: PLANETS,
    kind: "station",
  },
};

/** Routes of the feeds. */
export const FEED_ROUTE = "/calendar/*";

/** Years of a feed, from the current one on: applications that read it seldom have enough for long. */
const YEARS = 3;

/** A day: applications may read a feed so often without asking again. */
const CACHE_CONTROL = "public, max-age=86400";

/**
 * Adds the feeds. They have the same bytes for a year of UTC, so each is written once a year and kept. Their number of
 * requests has no limit by address: calendar applications fetch for many people from few addresses, and the bytes are
 * ready.
 *
 * @param now The current time.
 */
export function addFeedRoutes(app: Hono<PageEnv>, now: () => Date): void {
  for (const [path, feed] of Object.entries(FEEDS)) {
    let kept: { readonly year: number; readonly file: Promise<SiteFile> } | undefined;
    app.get(path, async (c) => {
      const year = now().getUTCFullYear();
      if (kept?.year !== year) {
        const file = writeFeed(feed, year);
        kept = { year, file };
        file.catch(() => {
          kept = undefined;
        });
      }
      // A page of another site may read it, too.
      c.header("Access-Control-Allow-Origin", "*");
      return respondWithFile(c, await kept.file, CACHE_CONTROL);
    });
  }
}

/** Writes a feed from the beginning of a year on, in turns with other work. */
async function writeFeed(feed: Feed, year: number): Promise<SiteFile> {
  return laterSiteFile("text/calendar; charset=utf-8", await finishInTurns(feedText(feed, year)));
}

function* feedText({ head, bodies, kind }: Feed, year: number): Generator<Step, string, unknown> {
  const list = collectTransitEvents({ kinds: [kind], to: monthOf(year, 12 * YEARS) });
  // A month more: the last events end within three days.
  for (let month = 0; month <= 12 * YEARS; month++) {
    list.add(transitChanges(monthOf(year, month), monthOf(year, month + 1), { bodies }));
    yield;
  }
  const parts: string[] = [];
  for (const part of calendarParts(head, list.events)) {
    parts.push(part);
    yield;
  }
  return parts.join("");
}

function monthOf(year: number, month: number): Date {
  return new Date(Date.UTC(year, month, 1));
}
