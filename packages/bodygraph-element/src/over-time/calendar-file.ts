import type { Body, Chart } from "chart-core";
import { BIRTH_WARNING, calendarParts, calendarSpan, collectTransitEvents } from "chart-core/calendar";
import { transitChanges } from "chart-core/lazy";
import { BODIES } from "chart-core/tables";
import type { TransitChangeKind } from "chart-core/time";

/** Selects the events of a calendar file. */
export interface CalendarFileOptions {
  /** First moment of the calendar. */
  readonly from: Date;
  /** End of the calendar (exclusive). */
  readonly to: Date;
  /** The bodies that count, for channels and centers too. Default: all but the Moon. */
  readonly bodies?: readonly Body[];
  /** The kinds of changes that become events. Default: all. */
  readonly kinds?: readonly TransitChangeKind[];
  /** Name of the calendar that applications show. Default: `Human Design transits`. */
  readonly name?: string;
  /** A sentence that the file says of itself, besides that it leads back to a birth. */
  readonly note?: string;
  /** Called with the share that is done, 0 to 1, after each step. */
  readonly onProgress?: (share: number) => void;
}

const STEP_MS = 90 * 86_400_000;

const WITHOUT_MOON: readonly Body[] = BODIES.filter((body) => body !== "moon");

/**
 * Writes the calendar of a chart, step by step so that the page stays responsive. Stations of the nodes, 54 a year, are left
 * out.
 */
export async function calendarFile(chart: Chart, options: CalendarFileOptions): Promise<string> {
  const { from, to, kinds, bodies = WITHOUT_MOON, onProgress } = options;
  const { name = "Human Design transits", note } = options;
  const description = note === undefined ? BIRTH_WARNING : `${BIRTH_WARNING} ${note}`;
  const span = calendarSpan(from, to);
  const list = collectTransitEvents({ from, to, ...(kinds && { kinds }) });
  for (let ms = +span.from; ms < +span.to; ms += STEP_MS) {
    const end = Math.min(ms + STEP_MS, +span.to);
    const changes = await transitChanges(new Date(ms), new Date(end), { chart, bodies });
    list.add(changes.filter((change) => !(change.kind === "station" && change.body.endsWith("Node"))));
    onProgress?.((end - +span.from) / (+span.to - +span.from));
    await nextTask();
  }
  const parts: string[] = [];
  for (const part of calendarParts({ name, description, color: "slateblue" }, list.events)) {
    parts.push(part);
    if (parts.length % 4 === 0) await nextTask();
  }
  return parts.join("");
}

/** Lets the page react meanwhile. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
