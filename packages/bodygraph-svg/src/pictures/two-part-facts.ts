/** The facts of two parts together, as captions, titles and descriptions say them. */
import type { NamedFact } from "../body/caption-table.js";
import { type BodyState, type ChannelShare, centersOf, channelShares, HEAD_TO_ROOT } from "../body/owners.js";
import { NO_BREAK_SPACE } from "../text/glyphs.js";

/** Facts of two parts. */
export interface TwoPartFacts {
  /** Facts for the caption and the description. */
  readonly named: readonly NamedFact[];
  /** Default title of the picture: it names what is defined only by both parts together. */
  readonly title: string;
  /** The parts together, with the centers that are marked. */
  readonly state: BodyState;
}

/** Separates the groups of a fact. */
const SEPARATOR = "  ·  ";

/** Returns the signs of the bodies that bring a channel's gates. */
type SignsOf = (channel: ChannelShare) => string;

/** Derives the facts of a transit: the first part is the chart, the second the sky. */
export function transitFacts(start: string, state: BodyState, signsOf: SignsOf): TwoPartFacts {
  const shares = channelShares(state);
  const addedCenters = without(
    state,
    shares.filter(({ inFirst }) => inFirst === 2),
  );
  const named = [
    channelsFact(
      "Completed by the sky",
      shares.filter(({ inFirst }) => inFirst === 1),
      signsOf,
    ),
    channelsFact(
      "By the sky alone",
      shares.filter(({ inFirst }) => inFirst === 0),
      signsOf,
    ),
    addedFact("Gained centers", addedCenters),
  ];
  return { named, title: titleOf(start, named), state: { ...state, addedCenters } };
}

/** Derives the facts of a composite of two people. */
export function compositeFacts(names: readonly [string, string], state: BodyState): TwoPartFacts {
  const shares = channelShares(state);
  const whole = shares.filter(({ inFirst, inSecond }) => inFirst === 2 || inSecond === 2);
  const addedCenters = without(state, whole);
  const electromagnetic = {
    name: "Electromagnetic",
    value: idsOf(shares.filter(({ inFirst, inSecond }) => inFirst < 2 && inSecond < 2)),
  };
  const added = addedFact("Bridged centers", addedCenters);
  const definedCount = state.definedCenters.length;
  const companionship = channelsFact(
    "Companionship",
    shares.filter(({ inFirst, inSecond }) => inFirst === 2 && inSecond === 2),
  );
  const short = shortNames(names);
  const cut = cutNames(short);
  const wholeInOne = (name: string, ofOther: number): NamedFact => {
    const channels = whole.filter(({ inFirst, inSecond }) => inFirst + inSecond === 2 + ofOther);
    return {
      name,
      value: byPerson(short, channels, idsOf),
      briefs: [byPerson(cut, channels, idsOf), byPerson(cut, channels, ({ length }) => String(length))],
    };
  };
  const named = [
    electromagnetic,
    { ...companionship, briefs: [companionship.value, ...companionship.briefs] },
    wholeInOne("Compromise", 1),
    wholeInOne("Dominance", 0),
    { name: "Centers", value: `${definedCount} defined, ${HEAD_TO_ROOT.length - definedCount} open` },
    added,
  ];
  const title = titleOf(`Composite of ${names[0]} and ${names[1]}`, [electromagnetic, added]);
  return { named, title, state: { ...state, addedCenters } };
}

/** Writes facts as sentences, for people who do not see the picture. */
export function sentencesOf(facts: readonly NamedFact[]): string {
  return facts.map(({ name, value }) => `${name}: ${value.replaceAll(SEPARATOR, "; ")}.`).join(" ");
}

/** Returns the defined centers that none of the channels defines. */
function without({ definedCenters }: BodyState, channels: readonly ChannelShare[]) {
  const own = centersOf(channels);
  return definedCenters.filter((center) => !own.includes(center));
}

function channelsFact(
  name: string,
  channels: readonly ChannelShare[],
  signsOf?: SignsOf,
): NamedFact & { readonly briefs: readonly string[] } {
  const count = channels.length;
  if (count === 0) return { name, value: NONE, briefs: [NONE] };
  const value = idsOf(channels);
  const counted = `${count} channel${count > 1 ? "s" : ""}`;
  if (signsOf === undefined) return { name, value, briefs: [counted] };
  const shown = channels.map((channel) => `${channel.id}${NO_BREAK_SPACE}${signsOf(channel)}`).join(",  ");
  return { name, value, shown, briefs: [value, counted] };
}

function addedFact(name: string, centers: readonly string[]): NamedFact {
  return centers.length === 0 ? { name, value: NONE } : { name, value: centers.join(", "), isMarked: true };
}

const NONE = "none";

function idsOf(shares: readonly ChannelShare[]): string {
  return shares.length === 0 ? NONE : shares.map(({ id }) => id).join(", ");
}

/** Longest name that a fact repeats whole. */
const MAX_REPEATED_NAME = 10;

/** Shortens two names to their first words, if those are different. */
function shortNames(names: readonly [string, string]): readonly string[] {
  const short = names.map((name) =>
    name.length > MAX_REPEATED_NAME ? (name.trim().split(/\s/)[0] ?? name) : name,
  );
  return short[0] === short[1] ? names : short;
}

/** Cuts long names to their first letters, if those are different. */
function cutNames(names: readonly string[]): readonly string[] {
  const cut = names.map((name) =>
    name.length > MAX_REPEATED_NAME ? `${[...name].slice(0, MAX_REPEATED_NAME - 1).join("")}…` : name,
  );
  return cut[0] === cut[1] ? names : cut;
}

/** Writes channels by the person who has them whole. */
function byPerson(
  names: readonly string[],
  shares: readonly ChannelShare[],
  write: (own: readonly ChannelShare[]) => string,
): string {
  const ofBoth = [
    shares.filter(({ inFirst }) => inFirst === 2),
    shares.filter(({ inSecond }) => inSecond === 2),
  ];
  const groups = ofBoth.flatMap((own, person) =>
    own.length === 0 ? [] : [`${names[person]}: ${write(own)}`],
  );
  return groups.length === 0 ? NONE : groups.join(SEPARATOR);
}

function titleOf(start: string, facts: readonly NamedFact[]): string {
  const said = facts.filter(({ value }) => value !== NONE);
  return said.length === 0 ? start : `${start}. ${sentencesOf(said)}`;
}
