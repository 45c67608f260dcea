import type { Body } from "chart-core";
import type { Station, TransitChangeKind, TransitEntry } from "chart-core/time";
import type { Meanings } from "chart-reading";
import type { FC } from "hono/jsx";
import { type ChannelTime, channelTimes, overlaps, skyEvents } from "../src/tabs/calendar-rows.js";
import { DEVICE_ZONE, dateText, timeText } from "./device-time.js";
import { loadElements } from "./elements.js";
import { find } from "./find.js";
import { saveAs } from "./save-picture.js";
import { current, type Person, type Possible } from "./state.js";

/** The kinds of changes of each choice of the form. */
const KINDS: Readonly<Record<string, readonly TransitChangeKind[]>> = {
  channels: ["channel-begins", "channel-ends"],
  centers: ["center-begins", "center-ends"],
  gates: ["enters"],
  stations: ["station"],
};

/** The end of the tables. */
const LAST_MS = Date.UTC(2200, 0);

/** Fills the tab of the calendar: this month and the next, in the time zone of the device. */
export async function fillCalendar({ chart }: Person, _: Possible, isCurrent: () => boolean): Promise<void> {
  const elements = await loadElements();
  const [{ transitChanges, transitState }, meanings] = await Promise.all([
    elements.loadTime(),
    elements.loadMeanings(),
  ]);
  const now = new Date();
  const months = [monthOf(now, 0), monthOf(now, 1), monthOf(now, 2)] as const;
  const options = { chart, bodies: bodiesOf(meanings, false) };
  const [state, changes] = await Promise.all([
    transitState(months[0], options),
    transitChanges(months[0], months[2], options),
  ]);
  if (!isCurrent()) return;
  const times = channelTimes(state, changes);
  const events = skyEvents(changes);
  find("#calendar")!.innerHTML = String(
    <>
      <p class="quiet">
        Times are those of {DEVICE_ZONE}, the time zone of this device. Left out: the Moon, which makes
        channels for half a day.
      </p>
      {months.slice(0, 2).map((from, index) => (
        <Month from={from} to={months[index + 1]!} {...{ now, times, events, meanings }} />
      ))}
    </>,
  );
}

/** Returns the bodies that count: the Moon, which makes most of the changes, only if it is wanted. */
function bodiesOf({ BODIES }: Pick<Meanings, "BODIES">, hasMoon: boolean): readonly Body[] {
  return BODIES.filter((body) => hasMoon || body !== "moon");
}

/** Returns the first moment of the month of a moment, or of a later one, by the clock of the device. */
function monthOf(moment: Date, later: number): Date {
  return new Date(moment.getFullYear(), moment.getMonth() + later, 1);
}

interface MonthProps {
  readonly from: Date;
  readonly to: Date;
  readonly now: Date;
  readonly times: readonly ChannelTime[];
  readonly events: readonly (TransitEntry | Station)[];
  readonly meanings: Meanings;
}

const Month: FC<MonthProps> = ({ from, to, now, times, events, meanings }) => {
  const channels = times.filter((time) => overlaps(time, from, to));
  const sky = events.filter(({ at }) => at >= from && at < to);
  return (
    <table class="calendar-table">
      <caption>{MONTH_FORMAT.format(from)}</caption>
      <tbody>
        <tr>
          <th colspan={2} scope="rowgroup">
            Channels that the sky adds to this chart
          </th>
        </tr>
        {channels.length === 0 && (
          <tr>
            <td colspan={2}>None this month.</td>
          </tr>
        )}
        {channels.map((time) => (
          <tr class={time.to !== null && time.to < now ? "past" : undefined}>
            <th scope="row">
              {time.channel} {meanings.CHANNELS.find(({ id }) => id === time.channel)?.name}
              <p class="quiet small">{byText(time, meanings)}</p>
            </th>
            <td>{whenText(time, from, to)}</td>
          </tr>
        ))}
      </tbody>
      <tbody>
        <tr>
          <th colspan={2} scope="rowgroup">
            The sky for everybody
          </th>
        </tr>
        {sky.map((event) => (
          <tr class={event.at < now ? "past" : undefined}>
            <th scope="row">{skyText(event, meanings)}</th>
            <td>{dayText(event.at)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const MONTH_FORMAT = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric" });

function byText({ bodies, how }: ChannelTime, { BODY_NAMES }: Meanings): string {
  const names = bodies.map((body) => BODY_NAMES[body]).join(" and ");
  return how === "completed" ? `completed by ${names}` : `made by ${names} alone`;
}

/** Writes when a channel begins and ends: `6 Dec, 10:32 to 10 Dec, 03:15`. */
function whenText(time: ChannelTime, from: Date, to: Date): string {
  const begins = time.from !== null && time.from >= from ? time.from : null;
  const ends = time.to !== null && time.to < to ? time.to : null;
  if (begins === null && ends === null) return "all month";
  if (begins === null) return `until ${dayText(ends!)}`;
  // An end in the other month is worth saying, too.
  return time.to === null ? `from ${dayText(begins)}` : `${dayText(begins)} to ${dayText(time.to)}`;
}

/** Writes the day and the time without the year, which the caption says. */
function dayText(moment: Date): string {
  return `${dateText(moment).replace(/ \d{4}$/, "")}, ${timeText(moment)}`;
}

function skyText(event: TransitEntry | Station, { BODY_NAMES, GATES }: Meanings): string {
  if (event.kind === "station") return `${BODY_NAMES[event.body]} turns ${event.turns}`;
  const gate = Number.parseInt(event.to, 10) as keyof typeof GATES;
  return `Sun enters gate ${gate} (${GATES[gate].name})`;
}

/** Listens to the form of the calendar file. */
export function watchCalendar(): void {
  const form = find<HTMLFormElement>("#calendar-file")!;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void saveFile(form);
  });
}

/** Makes the file in the page, and downloads it. Its name tells nothing of the birth. */
async function saveFile(form: HTMLFormElement): Promise<void> {
  const { drawn } = current();
  const picked = new FormData(form);
  const kinds = picked.getAll("what").flatMap((name) => KINDS[`${name}`] ?? []);
  const told = find("[data-file-told]")!;
  if (drawn == null || kinds.length === 0) {
    told.textContent = kinds.length === 0 ? "Choose what the calendar shows." : "";
    return;
  }
  const { chart, name } = drawn.first;
  const from = monthOf(new Date(), 0);
  const to = new Date(Math.min(+monthOf(from, 12 * Number(picked.get("years"))), LAST_MS));
  const progress = find<HTMLProgressElement>("#calendar-file progress")!;
  const button = find<HTMLButtonElement>("#calendar-file button")!;
  [button.disabled, progress.hidden, progress.value, told.textContent] = [true, false, 0, ""];
  try {
    const elements = await loadElements();
    const [{ calendarFile }, meanings] = await Promise.all([elements.loadTime(), elements.loadMeanings()]);
    const text = await calendarFile(chart, {
      ...{ from, to, kinds },
      bodies: bodiesOf(meanings, picked.has("moon")),
      ...(name !== "" && { name: `Human Design transits of ${name}` }),
      onProgress: (share) => {
        progress.value = share;
      },
    });
    saveAs(new Blob([text], { type: "text/calendar" }), "human-design-calendar.ics");
    const count = text.split("BEGIN:VEVENT").length - 1;
    told.textContent = `Saved: ${count.toLocaleString("en")} entries. Open the file to add them to your calendar.`;
  } catch {
    told.textContent = "The file could not be made. Check your connection and try again.";
  } finally {
    [button.disabled, progress.hidden] = [false, true];
  }
}
