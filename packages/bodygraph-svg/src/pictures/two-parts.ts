import { bodyView, CAPTION_Y, PICTURE_WIDTH } from "../body/body-view.js";
import { drawCaption, makeCaption } from "../body/caption.js";
import { type DrawSample, makeTable, type NamedFact } from "../body/caption-table.js";
import { drawAddedSample } from "../body/center-shapes.js";
import { type ColoredText, coloredHeading } from "../body/colored-heading.js";
import { type Column, columnTitleSize, drawColumn } from "../body/columns.js";
import { describeBody } from "../body/description.js";
import { backdropOf, drawBody } from "../body/draw-body.js";
import { frame } from "../body/frame.js";
import type { Parts } from "../body/owners.js";
import { type CaptionOption, readCaption, withCaption } from "../theme/caption-option.js";
import { checkFlag, PICTURE_OPTIONS, type PictureOptions, type PictureSettings } from "../theme/settings.js";
import { sentencesOf, type TwoPartFacts } from "./two-part-facts.js";

/** Options of the pictures of two parts. */
export interface TwoPartOptions extends PictureOptions {
  /** The columns of both parts. Default true. */
  readonly columns?: boolean;
  /** The facts below the bodygraph; a name, birth and place stand above them. Default true. */
  readonly caption?: CaptionOption;
}

/** The names of {@link TwoPartOptions}. */
export const TWO_PART_OPTIONS: readonly string[] = [...PICTURE_OPTIONS, "columns", "caption"];

/** Headings of the numbers of a chart, which has two for each body. */
export const CHART_NUMBER_TITLES = ["Pers.", "Des."] as const;

/** Everything that differs between the pictures of two parts. */
export interface TwoParts {
  readonly options: TwoPartOptions;
  readonly settings: PictureSettings;
  readonly parts: Parts;
  readonly first: Column;
  readonly second: Column;
  readonly heading: string;
  /** The heading in parts with colors of their own. */
  readonly headingParts?: readonly ColoredText[];
  /** Types and profiles. */
  readonly people: string;
  readonly facts: TwoPartFacts;
}

/** Characters above which a caption cuts long names, then counts channels instead of listing them, and then leaves them out. */
const MAX_LENGTH = 40_000;
const MAX_LENGTH_WITHOUT_COLUMNS = 25_000;

/**
 * Draws the bodygraph of two parts with their columns and a caption. The description lists all channels, also if the
 * caption of a very large picture does not.
 */
export function drawTwoParts({ options, settings, parts, first, second, ...texts }: TwoParts): string {
  const { palette } = settings;
  const { heading, headingParts, people, facts } = texts;
  const { state, named } = facts;
  const hasColumns = checkFlag("columns", options.columns, true);
  const titleSize = columnTitleSize([first.title, second.title]);
  const columns = hasColumns ? drawColumn(second, titleSize) + drawColumn(first, titleSize) : "";
  const body = drawBody(state, palette, parts, backdropOf(settings));
  const drawn = columns + body;
  const description = `${heading}. ${people}. ${sentencesOf(named)} ${describeBody(state)}`;
  const drawSample = (x: number, y: number, size: number) => drawAddedSample(parts, x, y, size);
  const draw = (shown: readonly NamedFact[]) => {
    const caption = captionOf({ heading, headingParts, people, named: shown, drawSample }, options.caption);
    const below =
      caption === null ? "" : drawCaption(caption, palette, { x: PICTURE_WIDTH / 2, y: CAPTION_Y });
    return frame(bodyView(hasColumns, caption), settings, description, drawn + below);
  };
  let picture = draw(named);
  const maxLength = hasColumns ? MAX_LENGTH : MAX_LENGTH_WITHOUT_COLUMNS;
  if (picture.length <= maxLength || options.caption === false) return picture;
  for (const shorter of shortened(named)) {
    picture = draw(shorter);
    if (picture.length <= maxLength) break;
  }
  return picture;
}

/** Lists the facts with shorter values, then those alone that have none. */
function shortened(named: readonly NamedFact[]): (readonly NamedFact[])[] {
  const steps = Math.max(...named.map(({ briefs = [] }) => briefs.length));
  return [
    ...Array.from({ length: steps }, (_, step) =>
      named.map(({ shown: _, ...fact }) => ({
        ...fact,
        value: fact.briefs?.[Math.min(step, fact.briefs.length - 1)] ?? fact.value,
      })),
    ),
    named.filter(({ briefs }) => briefs === undefined),
  ];
}

interface Texts extends Pick<TwoParts, "people" | "heading"> {
  readonly headingParts: readonly ColoredText[] | undefined;
  readonly named: readonly NamedFact[];
  readonly drawSample: DrawSample;
}

function captionOf({ heading, headingParts, people, named, drawSample }: Texts, option?: CaptionOption) {
  const shown = readCaption(option);
  if (shown === null) return null;
  const texts = withCaption(shown, heading, [people]);
  return makeCaption({
    ...texts,
    drawHeading: headingParts && texts.heading === heading ? coloredHeading(headingParts) : undefined,
    table: makeTable(named, drawSample),
  });
}
