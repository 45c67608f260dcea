import { bodyView, CAPTION_Y, PICTURE_WIDTH } from "../body/body-view.js";
import {
  type CaptionTexts,
  type ColoredText,
  drawCaption,
  makeCaption,
  type NamedFact,
} from "../body/caption.js";
import { drawAddedSample } from "../body/center-shapes.js";
import { type Column, columnTitleSize, drawColumn } from "../body/columns.js";
import { describeBody } from "../body/description.js";
import { backdropOf, drawBody } from "../body/draw-body.js";
import { frame } from "../body/frame.js";
import type { Parts } from "../body/owners.js";
import { drawSilhouette } from "../body/silhouette.js";
import {
  checkCaption,
  checkFlag,
  PICTURE_OPTIONS,
  type PictureOptions,
  type PictureSettings,
} from "../theme/settings.js";
import { sentencesOf, type TwoPartFacts } from "./two-part-facts.js";

/** Options of the pictures of two parts. */
export interface TwoPartOptions extends PictureOptions {
  /** The columns of both parts. Default true. */
  readonly columns?: boolean;
  /** The facts below the bodygraph; a text stands above them. Default true. */
  readonly caption?: boolean | string;
  /** The outline of a body behind the bodygraph. Default false. */
  readonly silhouette?: boolean;
}

/** The names of {@link TwoPartOptions}. */
export const TWO_PART_OPTIONS: readonly string[] = [...PICTURE_OPTIONS, "columns", "caption", "silhouette"];

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

/** Characters above which the facts of a caption become shorter. */
const MAX_LENGTH = 39_500;
const MAX_LENGTH_WITHOUT_COLUMNS = 24_500;

/** Shorter facts: without the signs of bodies, then with the number of channels, then without channels. */
const SHORTER: readonly ((facts: readonly NamedFact[]) => readonly NamedFact[])[] = [
  (facts) => facts.map(({ shown: _, ...fact }) => fact),
  (facts) => facts.map(({ shown: _, ...fact }) => ({ ...fact, value: fact.brief ?? fact.value })),
  (facts) => facts.filter(({ brief }) => brief === undefined),
];

/**
 * Draws the bodygraph of two parts with their columns and a caption. The description lists all channels, also if the
 * caption of a very large picture does not.
 */
export function drawTwoParts({ options, settings, parts, first, second, ...texts }: TwoParts): string {
  const { palette } = settings;
  const { heading, headingParts, people, facts } = texts;
  const { state, named } = facts;
  const hasColumns = checkFlag("columns", options.columns, true);
  const hasSilhouette = checkFlag("silhouette", options.silhouette, false);
  const titleSize = columnTitleSize([first.title, second.title]);
  const columns = hasColumns
    ? drawColumn({ ...second, titleSize }) + drawColumn({ ...first, titleSize })
    : "";
  const body = drawBody(state, palette, parts, backdropOf(settings, hasSilhouette));
  const drawn = (hasSilhouette ? drawSilhouette(palette) : "") + columns + body;
  const description = `${heading}. ${people}. ${sentencesOf(named)} ${describeBody(state)}`;
  const drawSample = (x: number, y: number, size: number) => drawAddedSample(parts, x, y, size);
  const draw = (shown: readonly NamedFact[]) => {
    const caption = captionOf(
      { heading, headingParts, people, named: shown, drawSample },
      options.caption ?? true,
    );
    const below =
      caption === null ? "" : drawCaption(caption, palette, { x: PICTURE_WIDTH / 2, y: CAPTION_Y });
    return frame(bodyView(hasColumns, caption), settings, description, drawn + below);
  };
  const maxLength = hasColumns ? MAX_LENGTH : MAX_LENGTH_WITHOUT_COLUMNS;
  let picture = draw(named);
  for (const shorten of options.caption === false ? [] : SHORTER) {
    if (picture.length <= maxLength) break;
    picture = draw(shorten(named));
  }
  return picture;
}

type Texts = Pick<TwoParts, "people"> &
  Pick<CaptionTexts, "heading" | "headingParts" | "named" | "drawSample">;

function captionOf({ heading, headingParts, people, named, drawSample }: Texts, caption: boolean | string) {
  if (caption === false) return null;
  if (caption === true) return makeCaption({ heading, headingParts, facts: [people], named, drawSample });
  return makeCaption({ heading: checkCaption(caption), facts: [heading, people], named, drawSample });
}
