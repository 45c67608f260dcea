import { GALLERY, GALLERY_THEMES, type GalleryPicture } from "./gallery-pictures.js";

/** A part of the gallery. */
interface GallerySection {
  readonly heading: string;
  /** Paragraphs in Markdown. */
  readonly text: string;
  /** Name of a picture that is shown in both themes, side by side. */
  readonly pair?: string;
  /** Names of pictures that are shown one below the other in the reader's theme, each with its own code. */
  readonly singles?: readonly string[];
  /** Names of pictures that are shown side by side in the reader's theme. */
  readonly row?: readonly string[];
}

const SECTIONS: readonly GallerySection[] = [
  {
    heading: "The chart of a birth",
    text: `Colored shapes are defined centers, and lines between them are channels. The personality is black,
in dark colors white. The design, from about three months before the birth, is red. Stripes mark
both. Ringed numbers are active gates; the columns list the gate and line of each body, with a
triangle if the [line is fixed](../packages/bodygraph-svg/README.md#renderbodygraph).

The four arrows at the top are the chart's variables. Each points left or right and has a color and
a tone, which are finer parts of a line, numbered from 1 to 6. New to charts?
[Read a chart](guides/read-a-chart.md).

The service draws this picture too: send \`Accept: image/svg+xml\`, as
[pictures](guides/pictures.md) explains.`,
    pair: "projector",
  },
  {
    heading: "The other types",
    text: `The type follows from the Sacral and from the connection of a motor to the Throat, the square in the
upper half. The motors are the Sacral, the Root, the Solar Plexus and the Ego. In the
Projector above, the Sacral is not defined, and no motor is connected to the Throat.`,
    row: ["generator", "manifesting-generator", "manifestor", "reflector"],
  },
  {
    heading: "Rare charts",
    text: `Charts at the limits. Test the layout of your page with them.`,
    row: ["quad-split", "all-centers", "many-gates", "few-gates"],
  },
  {
    heading: "The sky and a birth",
    text: `The sky of a moment, drawn over a chart. The
[transits guide](guides/transits.md) has the same facts as JSON.`,
    singles: ["transit"],
  },
  {
    heading: "Two people",
    text: `Two charts in one bodygraph. The [guide to people](guides/people.md) has the same facts as JSON.`,
    singles: ["composite"],
  },
  {
    heading: "The wheel",
    text: `The positions in the sky, from which a chart is made.`,
    singles: ["wheel-narrow", "wheel"],
  },
  {
    heading: "A day",
    text: `For a [birth without an exact time](guides/uncertain-birth-times.md): everything that changes within
a day, and when.`,
    singles: ["day-narrow", "day"],
  },
];

const fileOf = ({ name }: GalleryPicture, theme: string) => `gallery/${name}-${theme}.svg`;

/** Returns the text of docs/gallery.md. */
export function galleryDocument(): string {
  const shown = SECTIONS.flatMap(({ pair = [], singles = [], row = [] }) => [pair, singles, row].flat());
  const missing = GALLERY.filter(({ name }) => !shown.includes(name));
  if (missing.length > 0) throw new Error(`No section shows ${missing.map(({ name }) => name).join(", ")}.`);
  const sections = SECTIONS.map(({ heading, text, pair, singles = [], row = [] }) =>
    [
      `## ${heading}`,
      text,
      ...(pair === undefined ? [] : [pairOf(named(pair))]),
      ...singles.map((name) => singleOf(named(name))),
      ...rowOf(row.map(named)),
    ].join("\n\n"),
  );
  return `---
keywords: gallery, sample, examples of pictures, screenshots, wheel, mandala
---

# Gallery

Every picture of [bodygraph-svg](../packages/bodygraph-svg/README.md), with the code that draws it.
All are SVG, sharp at any size, in light and dark colors. Each function returns the SVG as a string.
This program writes the first picture to a file; the snippets below show only the calls and need the
same imports:

\`\`\`ts
import { writeFileSync } from "node:fs";
import {
  renderBodygraph,
  renderComposite,
  renderDay,
  renderTransit,
  renderWheel,
} from "bodygraph-svg";
import { computeChart } from "chart-core";
import { chartWindow, transits } from "chart-core/time";

const svg = ${named("projector").code};
writeFileSync("chart.svg", svg);
\`\`\`

The code draws the light pictures. The service's pages show the dark ones to readers with a dark
color scheme. To draw them, add \`theme: "dark"\` to the options, which are the last argument:
\`renderBodygraph(chart, { theme: "dark" })\`.

${sections.join("\n\n")}

<!-- Written by \`npm run measure -- gallery\`. A test compares each picture with its code. -->
`;
}

function named(name: string): GalleryPicture {
  const picture = GALLERY.find((candidate) => candidate.name === name);
  if (picture === undefined) throw new Error(`The gallery has no picture ${name}.`);
  return picture;
}

function pairOf(picture: GalleryPicture): string {
  const images = GALLERY_THEMES.map((theme) => `![${picture.title}, ${theme}](${fileOf(picture, theme)})`);
  return entryOf(picture, `| light | dark |\n| --- | --- |\n| ${images.join(" | ")} |`);
}

function singleOf(picture: GalleryPicture): string {
  const image = `![${picture.title}](${fileOf(picture, "light")})`;
  return entryOf(picture, `${image}\n\nFull size: ${filesOf(picture)}.`);
}

/** Writes the caption of a picture, the picture and its code. */
function entryOf({ title, look, code }: GalleryPicture, images: string): string {
  return `${wrapped(`${title}. ${look}`)}\n\n${images}\n\n${codeBlock([code])}`;
}

function rowOf(pictures: readonly GalleryPicture[]): readonly string[] {
  if (pictures.length === 0) return [];
  const captions = pictures.map((picture) => `**${nameOf(picture)}.** ${picture.look}`);
  const images = pictures.map((picture) => `![${picture.title}](${fileOf(picture, "light")})`);
  const files = pictures.map((picture) => `${nameOf(picture)} (${filesOf(picture)})`);
  return [
    `| ${captions.join(" | ")} |\n|${" --- |".repeat(pictures.length)}\n| ${images.join(" | ")} |`,
    wrapped(`Full size: ${files.join(", ")}.`),
    codeBlock(pictures.map(({ title, code }) => `// ${title}\n${code}`)),
  ];
}

/** Links the files of a picture, one for each theme. */
function filesOf(picture: GalleryPicture): string {
  return GALLERY_THEMES.map((theme) => `[${theme}](${fileOf(picture, theme)})`).join(", ");
}

/** Returns the title of a picture without its moment. */
function nameOf({ title }: GalleryPicture): string {
  return title.replace(/, .*/, "");
}

function codeBlock(expressions: readonly string[]): string {
  return `\`\`\`ts\n${expressions.map((code) => `${code};`).join("\n")}\n\`\`\``;
}

/** Breaks a paragraph into lines of up to 100 columns. */
function wrapped(paragraph: string): string {
  return paragraph.replace(/(.{1,100})(?: |$)/g, "$1\n").trimEnd();
}
