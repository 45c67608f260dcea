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

/** A picture of the gallery. */
export interface GalleryPicture {
  /** Start of the file's name. */
  readonly name: string;
  readonly title: string;
  /** Caption: the part of the picture that is worth a look. */
  readonly look: string;
  /** Expression that draws the picture in light colors. A test evaluates it. */
  readonly code: string;
  readonly render: (options: PictureOptions) => string;
}

/** The themes of the gallery. */
export const GALLERY_THEMES: readonly ThemeName[] = ["light", "dark"];

const at = (utc: string) => computeChart(new Date(utc));

const chart = (name: string, title: string, utc: string, look: string): GalleryPicture => ({
  name,
  title: `${title}, ${utc.replace("T", " ").replace("Z", " UTC")}`,
  look,
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
  chartWindow(new Date("${DAY[0]}"), new Date("${DAY[1]}")),${options}
)`;

/** The pictures of docs/gallery. The births are arbitrary moments. */
export const GALLERY: readonly GalleryPicture[] = [
  chart(
    "generator",
    "Generator",
    "1950-01-04T22:54Z",
    "The Sacral, the square above the Root, is defined, and no motor is connected to the Throat.",
  ),
  chart(
    "manifesting-generator",
    "Manifesting Generator with all integration channels",
    "1950-08-22T21:42Z",
    "The Sacral is defined, and motors are connected to the Throat: the Sacral and the Ego. Gates 10, 20, 34 and 57 form six channels at the left.",
  ),
  chart(
    "projector",
    "Projector",
    PROJECTOR,
    "Only the two highest centers are defined, joined by the channel of gates 64 and 47.",
  ),
  chart(
    "manifestor",
    "Manifestor",
    "1950-01-02T12:30Z",
    "The Sacral is not defined, but another motor is connected to the Throat.",
  ),
  chart(
    "reflector",
    "Reflector",
    "1950-07-23T11:42Z",
    "No center is defined: no channel has both of its gates.",
  ),
  chart(
    "quad-split",
    "Quad Split Definition",
    "1950-02-24T03:24Z",
    "The defined centers form four groups, with no channel from one group to another.",
  ),
  chart("all-centers", "All centers defined", "1978-06-01T07:48Z", "All nine centers are colored."),
  chart(
    "many-gates",
    "25 active gates",
    "2004-10-12T09:18Z",
    "The 26 positions are in 25 different gates: only gate 26 is in both the personality and the design.",
  ),
  chart(
    "few-gates",
    "12 active gates",
    "1981-03-27T16:20Z",
    "Many of the 26 positions share a gate, so only 12 numbers are ringed.",
  ),
  {
    name: "transit",
    title: "A transit: the Projector above and the sky of 2026-11-22 12:00 UTC",
    look: "Blue is the sky. Black, in dark colors white, is the chart, the personality and the design together, and stripes are gates that both have. A channel is defined if both of its halves have a color. If one half is all blue, the channel is defined only while the transit lasts. So are the centers with a faint fill and a blue outline.",
    code: `renderTransit(
  computeChart(new Date("${PROJECTOR}")),
  transits(new Date("${SKY}")),
)`,
    render: (options) => renderTransit(at(PROJECTOR), transits(new Date(SKY)), options),
  },
  {
    name: "composite",
    title: "A composite of 1988-09-04 01:15 and 1990-02-06 22:55 UTC",
    look: "Each person has a color: A, in blue (in dark colors white), is the first birth, and B, in orange, the second. Stripes are gates that both have. A channel with one half in each color is electromagnetic. With one striped half it is a compromise: both have that gate. With two striped halves it is companionship: both have the whole channel. In one color it is dominance. A center with a faint fill and a striped outline is defined only by both together.",
    code: `renderComposite(
  computeChart(new Date("${OTHER[0]}")),
  computeChart(new Date("${OTHER[1]}")),
)`,
    render: (options) => renderComposite(at(OTHER[0]), at(OTHER[1]), options),
  },
  {
    name: "wheel-narrow",
    title: "The wheel of the Projector above, for a phone",
    look: "The 64 gates in their order around the zodiac, with the bodies of both sides at their positions, and a table of them below.",
    code: `renderWheel(computeChart(new Date("${PROJECTOR}")), { narrow: true })`,
    render: (options) => renderWheel(at(PROJECTOR), { ...options, narrow: true }),
  },
  {
    name: "wheel",
    title: "The same wheel for 700 pixels or more",
    look: "The bodygraph is in the middle. On a phone, open it in full size.",
    code: `renderWheel(computeChart(new Date("${PROJECTOR}")))`,
    render: (options) => renderWheel(at(PROJECTOR), options),
  },
  {
    name: "day-narrow",
    title: "A day for a phone: what changes when on 1990-09-05",
    look: "Each row is a member of the chart, with the time of each change; below are the changes of each body.",
    code: dayCode("\n  { narrow: true },"),
    render: (options) => renderDay(dayWindow(), { ...options, narrow: true }),
  },
  {
    name: "day",
    title: "The same day for 700 pixels or more",
    look: "The same rows. On a phone, open it in full size.",
    code: dayCode(""),
    render: (options) => renderDay(dayWindow(), options),
  },
];

/** Draws a picture of the gallery in a theme. */
export function renderGalleryPicture({ name, title, render }: GalleryPicture, theme: ThemeName): string {
  return render({ theme, title, idPrefix: `${name}-${theme}` });
}
