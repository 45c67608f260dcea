import { computeChart } from "chart-core";
import { chartWindow, transits } from "chart-core/time";
import {
  type PictureOptions,
  renderBodygraph,
  renderComposite,
  renderDay,
  renderTransit,
  renderWheel,
  type ThemeName,
} from "../../src/index.js";

/** A picture that docs/gallery has as files. */
export interface DrawnPicture {
  /** Start of the file's name. */
  readonly name: string;
  /** Title within the picture, and text in its place. */
  readonly title: string;
  /** Expression that draws the picture in light colors. A test evaluates it. */
  readonly code: string;
  readonly render: (options: PictureOptions) => string;
}

/** A picture of the gallery. */
export interface GalleryPicture extends DrawnPicture {
  /** Caption: name, and one short line in Markdown. Pages link to the name as an anchor. */
  readonly caption: readonly [name: string, line: string];
  /** The same for phones, with files of its own. */
  readonly narrow?: DrawnPicture;
}

/** The themes of the gallery. */
export const GALLERY_THEMES: readonly ThemeName[] = ["light", "dark"];

const at = (utc: string) => computeChart(new Date(utc));
const spoken = (utc: string) => utc.replace("T", " ").replace("Z", " UTC");

const chart = (name: string, title: string, utc: string, line: string): GalleryPicture => ({
  name,
  title: `${title}, ${spoken(utc)}`,
  caption: [title, line],
  code: `renderBodygraph(computeChart(new Date("${utc}")))`,
  render: (options) => renderBodygraph(at(utc), options),
});

const PROJECTOR = "1990-09-05T19:17Z";
const OTHER = ["1988-09-04T01:15Z", "1990-02-06T22:55Z"] as const;
const SKY = "2026-11-22T12:00Z";
const DAY = ["1990-09-05T00:00Z", "1990-09-06T00:00Z"] as const;
const dayWindow = () => chartWindow(new Date(DAY[0]), new Date(DAY[1]));
const dayCode = (options: string) =>
  `renderDay(
  chartWindow(
    new Date("${DAY[0]}"),
    new Date("${DAY[1]}"),
  ),${options}
)`;

/** The pictures of docs/gallery, in the order of the page. The births are arbitrary moments. */
export const GALLERY: readonly GalleryPicture[] = [
  chart("projector", "Projector", PROJECTOR, "Gates 64 and 47 join the two highest centers."),
  chart("generator", "Generator", "1950-01-04T22:54Z", "The Sacral is defined; no motor reaches the Throat."),
  chart(
    "manifesting-generator",
    "Manifesting Generator",
    "1950-08-22T21:42Z",
    "With all six integration channels, at the left.",
  ),
  chart(
    "manifestor",
    "Manifestor",
    "1950-01-02T12:30Z",
    "A motor reaches the Throat; the Sacral is not defined.",
  ),
  chart("reflector", "Reflector", "1950-07-23T11:42Z", "No center is defined."),
  chart("quad-split", "Quad Split Definition", "1950-02-24T03:24Z", "Four groups of centers, apart."),
  chart("all-centers", "All centers defined", "1978-06-01T07:48Z", "Nine of nine have a color."),
  chart("many-gates", "25 active gates", "2004-10-12T09:18Z", "The two sides share only gate 26."),
  chart("few-gates", "12 active gates", "1981-03-27T16:20Z", "Many of the 26 positions share a gate."),
  {
    name: "wheel",
    title: `The wheel of the Projector, ${spoken(PROJECTOR)}`,
    caption: ["The wheel", "The 64 gates around the zodiac, with the bodygraph inside."],
    code: `renderWheel(computeChart(new Date("${PROJECTOR}")))`,
    render: (options) => renderWheel(at(PROJECTOR), options),
    narrow: {
      name: "wheel-narrow",
      title: `The wheel of the Projector, ${spoken(PROJECTOR)}, for a phone`,
      code: `renderWheel(computeChart(new Date("${PROJECTOR}")), { narrow: true })`,
      render: (options) => renderWheel(at(PROJECTOR), { ...options, narrow: true }),
    },
  },
  {
    name: "transit",
    title: `A transit: the Projector and the sky of ${spoken(SKY)}`,
    caption: ["The sky and a birth", "A [transit](guides/transits.md): the sky is blue."],
    code: `renderTransit(
  computeChart(new Date("${PROJECTOR}")),
  transits(new Date("${SKY}")),
)`,
    render: (options) => renderTransit(at(PROJECTOR), transits(new Date(SKY)), options),
  },
  {
    name: "composite",
    title: "A composite of 1988-09-04 01:15 and 1990-02-06 22:55 UTC",
    caption: ["Two people", "A [composite](guides/people.md): each has a color."],
    code: `renderComposite(
  computeChart(new Date("${OTHER[0]}")),
  computeChart(new Date("${OTHER[1]}")),
)`,
    render: (options) => renderComposite(at(OTHER[0]), at(OTHER[1]), options),
  },
  {
    name: "day",
    title: "A day: what changes when on 1990-09-05",
    caption: ["A day", "What changes when, for an [uncertain birth time](guides/uncertain-birth-times.md)."],
    code: dayCode(""),
    render: (options) => renderDay(dayWindow(), options),
    narrow: {
      name: "day-narrow",
      title: "A day: what changes when on 1990-09-05, for a phone",
      code: dayCode("\n  { narrow: true },"),
      render: (options) => renderDay(dayWindow(), { ...options, narrow: true }),
    },
  },
];

/** All pictures of the gallery, also those for phones. */
export const DRAWN_PICTURES: readonly DrawnPicture[] = GALLERY.flatMap((picture) =>
  picture.narrow === undefined ? [picture] : [picture, picture.narrow],
);

/** Draws a picture of the gallery in a theme. */
export function renderGalleryPicture({ name, title, render }: DrawnPicture, theme: ThemeName): string {
  return render({ theme, title, idPrefix: `${name}-${theme}` });
}
