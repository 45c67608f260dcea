import type { Body, ChannelId } from "chart-core";
import type { Station, TransitChange, TransitEntry, TransitState } from "chart-core/time";

/** A time in which the sky makes a channel that a chart lacks. */
export interface ChannelTime {
  readonly channel: ChannelId;
  readonly how: "completed" | "transitOnly";
  /** The bodies in the gates that the chart lacks, at its beginning. */
  readonly bodies: readonly Body[];
  /** Null if it began before the changes. */
  readonly from: Date | null;
  /** Null if it ends after the changes. */
  readonly to: Date | null;
}

/** Puts the beginnings and ends of channels together, in order of time; what the chart completes first comes first. */
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
      times.push({ ...begun, to: change.at });
      open.delete(change.channel);
    }
  }
  for (const begun of open.values()) times.push({ ...begun, to: null });
  return times.sort(
    (a, b) =>
      Number(b.how === "completed") - Number(a.how === "completed") ||
      startOf(a) - startOf(b) ||
      endOf(a) - endOf(b),
  );
}

/** Returns true if a time overlaps a half-open span. */
export function overlaps(time: Pick<ChannelTime, "from" | "to">, from: Date, to: Date): boolean {
  return startOf(time) < +to && endOf(time) > +from;
}

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
