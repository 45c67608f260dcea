import { GALLERY, type GalleryPicture } from "./gallery-pictures.js";

/** Pictures of a row. Code hosts show the table as it is; the site makes a wall of it. */
const COLUMNS = 3;

/** The program of the gallery, which draws its first picture. */
const PROGRAM = `import { writeFileSync } from "node:fs";
import {
  renderBodygraph,
  renderComposite,
  renderDay,
  renderTransit,
  renderWheel,
} from "bodygraph-svg";
import { computeChart } from "chart-core";
import { chartWindow, transits } from "chart-core/time";

const svg = ${GALLERY[0]?.code};
writeFileSync("chart.svg", svg);`;

const TEXT = `## Draw them

Each function returns an SVG as a string, sharp at any size. This program writes the first picture;
the code of the others needs the same imports:

\`\`\`ts
${PROGRAM}
\`\`\`

The service shows this page in your color scheme. The option \`theme\` draws the dark pictures:
\`renderBodygraph(chart, { theme: "dark" })\`. On phones, \`narrow: true\` keeps
[the wheel](gallery/wheel-narrow-light.svg) and [the day](gallery/day-narrow-light.svg) legible.

New to charts? [Read a chart](guides/read-a-chart.md). What the colors of the sky and of two people
mean is on the page of [bodygraph-svg](../packages/bodygraph-svg/README.md#rendertransit). The
service [draws these pictures too](guides/pictures.md).`;

/** Returns the text of docs/gallery.md. */
export function galleryDocument(): string {
  return `---
keywords: gallery, sample, examples of pictures, screenshots, wheel, mandala
---

# Gallery

Every picture of [bodygraph-svg](../packages/bodygraph-svg/README.md); open one for its full size.

${tableOf(GALLERY)}

${GALLERY.map(codeOf).join("\n\n")}

${TEXT}

<!-- Written by \`npm run generate -- gallery\`. A test compares each picture with its code. -->
`;
}

/** Writes rows of pictures, each with a row of captions below it. */
function tableOf(pictures: readonly GalleryPicture[]): string {
  const rows: string[] = [];
  for (let start = 0; start < pictures.length; start += COLUMNS) {
    const shown = pictures.slice(start, start + COLUMNS);
    rows.push(rowOf(shown.map(({ name, title }) => `![${title}](gallery/${name}-light.svg)`)));
    if (start === 0) rows.push(rowOf(shown.map(() => "---")));
    rows.push(rowOf(shown.map(({ caption: [name, line] }) => `**${name}.** ${line}`)));
  }
  return rows.join("\n");
}

function rowOf(cells: readonly string[]): string {
  return `|${Array.from({ length: COLUMNS }, (_, column) => ` ${cells[column] ?? ""} |`).join("")}`;
}

/** Writes the code of a picture behind a line with its name. */
function codeOf({ caption: [name], code, narrow }: GalleryPicture): string {
  const onPhones = narrow === undefined ? "" : `\n// For phones:\n${narrow.code};`;
  return `<details><summary>Code: ${name}</summary>\n\n\`\`\`ts\n${code};${onPhones}\n\`\`\`\n\n</details>`;
}
