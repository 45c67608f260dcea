/** A guide for assistants. */
interface Guide {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly text: string;
}

/** The guides, in the order of a list. */
export const GUIDES: readonly Guide[] = [
  {
    name: "births",
    title: "Tell a birth",
    description: "Which facts a chart needs, and how to ask for them.",
    text: `A chart needs the date, the clock time and the place of birth. Time zones, daylight saving time and
local mean time before standard time are the tools' work: never convert a time yourself.

- Pass the place as the person said it, with region and country if they said them. The answer names the
  place understood: repeat it. If it has a \`question\`, several places of that name had other clocks: ask.
- A certificate's time is best. A time such as 21:00 is often rounded: say so, or call \`chart_window\` with
  “about 21:00”.
- Clocks skipped some times and showed others twice. The answer's notes say so: tell the person.
- Known moments go into \`utc\`, with their offset: 1990-09-05T21:17+02:00.`,
  },
  {
    name: "uncertain-times",
    title: "Uncertain birth times",
    description: "What can be said without an exact time, and what cannot.",
    text: `In a day there are some ninety charts, gates and lines of forty. Type stays the same on 60 of 100 days, authority on 67, profile on none.

1. Call \`chart_window\` with date, place and whatever is known: “evening”, “about 21:00”, “before 20:00”.
2. Tell what is certain first, then the likeliest of the rest, with its share. A share is of the time, as
   if every minute were equally likely.
3. Ask its one question. With the answer, call again with the time it names.
4. When the person cannot say more, stop. Events of a life do not show the minute of a birth.`,
  },
  {
    name: "sky-and-returns",
    title: "Transits and returns",
    description: "What the sky does today or in a span, and when bodies come back.",
    text: `- \`sky_changes\` needs \`at\`: the present moment, which you know, or the start of a span with \`until\`.
  With a birth, it says which channels and centers the sky adds to that chart, and from when to when.
- The Moon changes gates every ten hours; leave it out for spans beyond a month.
- \`find_returns\` numbers returns since birth. A slow body may pass its place three times: together these
  passes are one return, and the first one begins it.
- Moments are in UTC. Convert them to where the person is now, which need not be the place of birth.`,
  },
];
