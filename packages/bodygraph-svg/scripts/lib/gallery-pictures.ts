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
  readonly render: (options: PictureOptions) => string;
}

/** The themes of the gallery. */
export const GALLERY_THEMES: readonly ThemeName[] = ["light", "dark"];

const chart = (name: string, title: string, utc: string): GalleryPicture => ({
  name,
  title: `${title}, ${utc.replace("T", " ").replace("Z", " UTC")}`,
  render: (options) => renderBodygraph(computeChart(new Date(utc)), options),
});

const at = (utc: string) => computeChart(new Date(utc));

/** The pictures of docs/gallery. The births are arbitrary moments. */
export const GALLERY: readonly GalleryPicture[] = [
  chart("generator", "Generator", "1950-01-04T22:54Z"),
  chart("manifesting-generator", "Manifesting Generator with all integration channels", "1950-08-22T21:42Z"),
  chart("projector", "Projector", "1990-09-05T19:17Z"),
  chart("manifestor", "Manifestor", "1950-01-02T12:30Z"),
  chart("reflector", "Reflector", "1950-07-23T11:42Z"),
  chart("quad-split", "Quad Split Definition", "1950-02-24T03:24Z"),
  chart("all-centers", "All centers defined", "1978-06-01T07:48Z"),
  chart("many-gates", "25 active gates", "2004-10-12T09:18Z"),
  {
    name: "transit",
    title: "A transit: the Projector above and the sky of 2026-11-22 12:00 UTC",
    render: (options) =>
      renderTransit(at("1990-09-05T19:17Z"), transits(new Date("2026-11-22T12:00Z")), options),
  },
  {
    name: "composite",
    title: "A composite of 1988-09-04 01:15 and 1990-02-06 22:55 UTC",
    render: (options) => renderComposite(at("1988-09-04T01:15Z"), at("1990-02-06T22:55Z"), options),
  },
  {
    name: "wheel",
    title: "The wheel of the Projector above",
    render: (options) => renderWheel(at("1990-09-05T19:17Z"), options),
  },
  {
    name: "wheel-narrow",
    title: "The same wheel for a phone",
    render: (options) => renderWheel(at("1990-09-05T19:17Z"), { ...options, narrow: true }),
  },
  {
    name: "day",
    title: "A day: what changes when on 1990-09-05",
    render: (options) =>
      renderDay(chartWindow(new Date("1990-09-05T00:00Z"), new Date("1990-09-06T00:00Z")), options),
  },
  {
    name: "day-narrow",
    title: "The same day for a phone",
    render: (options) =>
      renderDay(chartWindow(new Date("1990-09-05T00:00Z"), new Date("1990-09-06T00:00Z")), {
        ...options,
        narrow: true,
      }),
  },
];

/** Draws a picture of the gallery in a theme. */
export function renderGalleryPicture({ name, title, render }: GalleryPicture, theme: ThemeName): string {
  return render({ theme, title, idPrefix: `${name}-${theme}` });
}

/** Returns the text of docs/gallery.md. */
export function galleryDocument(): string {
  const sections = GALLERY.map(({ name, title }) => {
    const images = GALLERY_THEMES.map((theme) => `![${title}, ${theme}](gallery/${name}-${theme}.svg)`);
    return `## ${title.split(/, |: | of \d/)[0]}\n\n${title}.\n\n| light | dark |\n| --- | --- |\n| ${images.join(" | ")} |\n`;
  });
  return `# Gallery

Pictures of [bodygraph-svg](../packages/bodygraph-svg/README.md), written by \`npm run gallery\`. A
test compares each file with what the library draws.

${sections.join("\n")}`;
}
