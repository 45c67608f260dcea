import type { Body, Chart } from "chart-core";
import type { Station, TransitChangeKind, TransitEntry } from "chart-core/time";
import { type Meanings, nameOfChannel, timeKindOf } from "chart-reading";
import type { FC, PropsWithChildren } from "hono/jsx";
import { byText, type ChannelTime, channelTimes, skyEvents, timesWithin } from "../src/tabs/calendar-rows.js";
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
  find("[data-file-told]")!.textContent = "";
  const times = channelTimes(state, changes);
  const events = skyEvents(changes);
  find("#calendar")!.innerHTML = String(
    <>
      <p class="quiet">
        Times are those of {DEVICE_ZONE}, the time zone of this device. The Moon is left out: its channels
        last half a day.
      </p>
      {months.slice(0, 2).map((from, index) => (
        <Month from={from} to={months[index + 1]!} {...{ now, chart, times, events, meanings }} />
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
  readonly chart: Chart;
  readonly times: readonly ChannelTime[];
  readonly events: readonly (TransitEntry | Station)[];
  readonly meanings: Meanings;
}

/** What a month brings; what is over by now is folded. */
const Month: FC<MonthProps> = ({ from, to, now, times, events, ...facts }) => {
  const channels = timesWithin(times, from, to);
  const sky = events.filter(({ at }) => at >= from && at < to);
  const isOver = (time: ChannelTime) => time.to !== null && time.to < now;
  const past = {
    channels: channels.filter(isOver),
    sky: sky.filter(({ at }) => at < now),
  };
  const coming = {
    channels: channels.filter((time) => !isOver(time)),
    sky: sky.filter(({ at }) => at >= now),
  };
  return (
    <section class="month">
      <h2>{MONTH_FORMAT.format(from)}</h2>
      {past.channels.length + past.sky.length > 0 && (
        <details>
          <summary>Earlier this month</summary>
          <Rows {...past} {...facts} from={from} to={to} />
        </details>
      )}
      <Rows {...coming} {...facts} from={from} to={to} />
    </section>
  );
};

interface RowsProps {
  readonly from: Date;
  readonly to: Date;
  readonly chart: Chart;
  readonly channels: readonly ChannelTime[];
  readonly sky: readonly (TransitEntry | Station)[];
  readonly meanings: Meanings;
}

/** The channels that the chart completes, those of the sky alone, and what the sky brings to everybody. */
const Rows: FC<RowsProps> = ({ from, to, chart, channels, sky, meanings }) => {
  const groups = [
    { title: "Channels that the sky completes in this chart", how: "completed" },
    { title: "Channels of the sky alone, for everybody", how: "transitOnly" },
  ] as const;
  return (
    <table class="calendar-table">
      {groups.map(({ title, how }) => {
        const own = channels.filter((time) => time.how === how);
        return (
          own.length > 0 && (
            <Group title={title}>
              {own.map((time) => (
                <tr>
                  <th scope="row">
                    {time.channel} {nameOfChannel(time.channel, meanings.CHANNELS)}
                    <p class="quiet small">{byText(time, chart.centers, meanings)}</p>
                  </th>
                  <td>{whenText(time, from, to)}</td>
                </tr>
              ))}
            </Group>
          )
        );
      })}
      {sky.length > 0 && (
        <Group title="The sky, for everybody">
          {sky.map((event) => (
            <tr>
              <th scope="row">{skyText(event, meanings)}</th>
              <td>{dayText(event.at)}</td>
            </tr>
          ))}
        </Group>
      )}
    </table>
  );
};

const Group: FC<PropsWithChildren<{ readonly title: string }>> = ({ title, children }) => (
  <tbody>
    <tr>
      <th colspan={2} scope="rowgroup">
        {title}
      </th>
    </tr>
    {children}
  </tbody>
);

const MONTH_FORMAT = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric" });

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
  return `The Sun enters gate ${gate} (${GATES[gate].name})`;
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
  const { chart, name, birth } = drawn.first;
  const from = monthOf(new Date(), 0);
  const to = new Date(Math.min(+monthOf(from, 12 * Number(picked.get("years"))), LAST_MS));
  const progress = find<HTMLProgressElement>("#calendar-file progress")!;
  // A file is being made. The button stays as it is: it has the focus.
  if (!progress.hidden) return;
  [progress.hidden, progress.value, told.textContent] = [false, 0, ""];
  try {
    const elements = await loadElements();
    const [{ calendarFile }, meanings] = await Promise.all([elements.loadTime(), elements.loadMeanings()]);
    const text = await calendarFile(chart, {
      ...{ from, to, kinds },
      bodies: bodiesOf(meanings, picked.has("moon")),
      ...(name !== "" && { name: `Human Design transits of ${name}` }),
      ...(timeKindOf(birth) !== "exact" && {
        note: "The time of birth is not exact: some channels may be wrong.",
      }),
      onProgress: (share) => {
        progress.value = share;
      },
    });
    // Somebody else's chart is shown by now.
    if (current().drawn?.first.chart !== chart) return;
    saveAs(new Blob([text], { type: "text/calendar" }), "human-design-calendar.ics");
    told.innerHTML = String(<Saved count={text.split("BEGIN:VEVENT").length - 1} />);
  } catch {
    told.textContent = "The file could not be made. Check your connection and try again.";
  } finally {
    progress.hidden = true;
  }
}

/** Many entries, from which on some calendars refuse a file. */
const MANY = 5000;

const Saved: FC<{ readonly count: number }> = ({ count }) => (
  <>
    Saved: {count.toLocaleString("en")} entries. Import the file into a new calendar, which can be removed in
    one step: <a href="/docs/calendar#import-a-file">how</a>.
    {count > MANY && " Some calendars refuse so many: take fewer years, or leave out the Moon."}
  </>
);
