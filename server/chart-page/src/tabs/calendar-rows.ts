import type { Body, Center, ChannelId } from "chart-core";
import type { Station, TransitChange, TransitEntry, TransitState } from "chart-core/time";
import type { Meanings } from "chart-reading";

/** A time in which the sky makes a channel that a chart lacks. */
export interface ChannelTime {
  readonly channel: ChannelId;
  readonly how: "completed" | "transitOnly";
  /** The bodies in the gates that the chart lacks: those of the beginning, then those of the end that have taken over. */
  readonly bodies: readonly Body[];
  /** Null if it began before the changes. */
  readonly from: Date | null;
  /** Null if it ends after the changes. */
  readonly to: Date | null;
}

/** Puts the beginnings and ends of channels together, in the order of their beginnings. */
export function channelTimes(
  { channels }: Pick<TransitState, "channels">,
  changes: readonly TransitChange[],
): readonly ChannelTime[] {
  const times: ChannelTime[] = [];
  const open = new Map<ChannelId, Omit<ChannelTime, "to">>(
    channels.map((one) => [one.channel, { ...one, from: null }]),
  );
  for (const change of changes) {
    if (change.kind === "channel-begins") {
      const { channel, how, bodies, at } = change;
      open.set(channel, { channel, how, bodies, from: at });
    } else if (change.kind === "channel-ends") {
      const begun = open.get(change.channel);
      if (begun === undefined) continue;
      const bodies = [...new Set([...begun.bodies, ...change.bodies])];
      times.push({ ...begun, bodies, to: change.at });
      open.delete(change.channel);
    }
  }
  for (const begun of open.values()) times.push({ ...begun, to: null });
  return times.sort((a, b) => compare(startOf(a), startOf(b)) || compare(endOf(a), endOf(b)));
}

/** Returns the times that overlap a half-open span: those that have begun before it by their ends, then the others. */
export function timesWithin(times: readonly ChannelTime[], from: Date, to: Date): readonly ChannelTime[] {
  const within = times.filter((time) => startOf(time) < +to && endOf(time) > +from);
  return within.sort((a, b) => {
    const [first, second] = [a, b].map((time) => Math.max(startOf(time), +from)) as [number, number];
    return first - second || compare(endOf(a), endOf(b));
  });
}

/** Compares two numbers, which may be infinite. */
const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);

const startOf = ({ from }: Pick<ChannelTime, "from">) => (from === null ? Number.NEGATIVE_INFINITY : +from);
const endOf = ({ to }: Pick<ChannelTime, "to">) => (to === null ? Number.POSITIVE_INFINITY : +to);

/** Returns the events of the sky alone that a month shows: gates of the Sun, and planets that turn. */
export function skyEvents(changes: readonly TransitChange[]): readonly (TransitEntry | Station)[] {
  return changes.filter(
    (change): change is TransitEntry | Station =>
      (change.kind === "enters" && change.body === "sun") ||
      (change.kind === "station" && !change.body.endsWith("Node")),
  );
}

/** Says which bodies make a channel, and which centers of the chart it defines meanwhile. */
export function byText(
  { channel, bodies, how }: ChannelTime,
  ownCenters: readonly Center[],
  { BODY_NAMES, CHANNELS }: Meanings,
): string {
  const names = bodies.map((body) =>
    /^(?:sun|earth|moon|northNode|southNode)$/.test(body) ? `the ${BODY_NAMES[body]}` : BODY_NAMES[body],
  );
  const { centers = [] } = CHANNELS.find(({ id }) => id === channel) ?? {};
  const gained = centers.filter((center) => !ownCenters.includes(center));
  const by = how === "completed" ? `by ${names.join(", then ")}` : `by ${names.join(" and ")}`;
  return gained.length === 0 ? by : `${by}; ${gained.join(" and ")} defined`;
}
