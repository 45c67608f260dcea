import type { Chart, ChartJson } from "chart-core";
import { CHART_ATTRIBUTES, type ChartSettings, hyphenated } from "../attributes/chart-attributes.js";
import { adoptProperties } from "../element-base.js";
import { chartOfBirth, chartOfText, hasBirth } from "../picture/births.js";
import { type ChartCalendar, calendarOf } from "./calendar.js";
import { ChartAttributesBase } from "./chart-attributes-base.js";
import { detailOf } from "./error-detail.js";
import type { HumanDesignChartEventMap } from "./events.js";
import { paletteOf, themeOf } from "./palette.js";
import { drawPicture } from "./picture.js";
import { readAttributes } from "./read-attributes.js";
import { chartInChild, isNarrow, revived, View } from "./view.js";

/**
 * The element `<human-design-chart>`: a Human Design chart, computed and drawn in the browser.
 *
 * @example
 * import "bodygraph-element";
 *
 * const chart = document.createElement("human-design-chart");
 * chart.date = "1990-09-05";
 * chart.time = "21:17";
 * chart.timeZone = "Europe/Amsterdam";
 * chart.addEventListener("chart-ready", ({ detail }) => console.log(detail.chart.type));
 * document.body.append(chart);
 *
 * @csspart picture The picture.
 * @csspart card What is said about the part that is pointed at.
 * @csspart error The sentence in place of a picture that could not be drawn.
 * @slot - What is shown until the script has loaded; a script with the JSON of a chart is drawn.
 */
export class HumanDesignChart extends ChartAttributesBase {
  /** The attributes that change the picture. */
  static readonly observedAttributes: readonly string[] = Object.keys(CHART_ATTRIBUTES).map(hyphenated);

  #given: Chart | null = null;
  #givenSecond: Chart | null = null;
  #drawn: { readonly chart: Chart; readonly svg: string } | null = null;
  #view: View | null = null;
  #isRequested = false;
  /** Number of the newest drawing; older ones that are still loading show nothing. */
  #turn = 0;

  /** The chart to draw, as chart-core computes it or as JSON; null for that of the attributes. Reads the chart that is shown. */
  get chart(): Chart | null {
    return this.#drawn?.chart ?? null;
  }
  set chart(chart: Chart | ChartJson | null | undefined) {
    this.#given = revived(chart ?? null);
    this.redraw();
  }

  /**
   * The second birth of a composite: an instant or a local time with its zone, as the attribute has it, or a chart. Reads
   * the text of the attribute.
   */
  get with(): string {
    return this.getAttribute("with") ?? "";
  }
  set with(second: string | Chart | ChartJson | null | undefined) {
    this.#givenSecond = typeof second === "object" ? revived(second) : null;
    if (typeof second === "string" && second !== "") this.setAttribute("with", second);
    else this.removeAttribute("with");
    this.redraw();
  }

  /** The picture that is shown, as bodygraph-svg draws it; empty if there is none. */
  get svg(): string {
    return this.#drawn?.svg ?? "";
  }

  /**
   * The calendar of the chart that is shown: what the sky adds to it, and when. Null while no chart is shown. It computes in
   * the browser; the birth is sent nowhere.
   */
  get calendar(): ChartCalendar | null {
    return calendarOf(this.chart);
  }

  /** Draws anew, for example after custom properties with colors have changed. Several calls in a row draw once. */
  redraw(): void {
    if (this.#isRequested || !this.isConnected) return;
    this.#isRequested = true;
    queueMicrotask(() => {
      this.#isRequested = false;
      if (this.isConnected) this.#draw();
    });
  }

  connectedCallback(): void {
    adoptProperties(this, [...Object.keys(CHART_ATTRIBUTES), "chart"]);
    this.#view ??= new View(this, () => this.redraw());
    this.#view.connect();
    this.redraw();
  }

  disconnectedCallback(): void {
    this.#turn += 1;
    this.#view?.disconnect();
  }

  attributeChangedCallback(): void {
    this.redraw();
  }

  async #draw(): Promise<void> {
    const turn = ++this.#turn;
    const view = this.#view!;
    try {
      const settings = readAttributes(this);
      const [first, second] = this.#charts(settings);
      if (first === null) {
        this.#drawn = null;
        view.clear();
        return;
      }
      view.isBusy = true;
      const theme = themeOf(this, settings.theme);
      const request = { ...settings, theme, narrow: isNarrow(this) };
      const [chart, withChart] = await Promise.all([first, second]);
      const drawn = await drawPicture(chart, withChart, request);
      if (turn !== this.#turn) return;
      const { svg } = drawn;
      this.#drawn = { chart, svg };
      view.show(drawn, paletteOf(theme));
      this.#fire("chart-ready", { chart, withChart, svg });
    } catch (error) {
      if (turn !== this.#turn) return;
      this.#drawn = null;
      const detail = detailOf(error);
      view.fail(detail.message);
      this.#fire("chart-error", detail);
    }
  }

  /** Starts to compute the charts of the picture: of the properties, of a JSON child, or of the attributes. */
  #charts(settings: ChartSettings): readonly [Chart | Promise<Chart> | null, Chart | Promise<Chart> | null] {
    const first = this.#given ?? chartInChild(this) ?? (hasBirth(settings) ? chartOfBirth(settings) : null);
    // A wheel or a day is that of one chart.
    if (first === null || /^(?:wheel|day)$/.test(settings.picture)) return [first, null];
    return [first, this.#givenSecond ?? (settings.with ? chartOfText(settings.with) : null)];
  }

  #fire<Name extends keyof HumanDesignChartEventMap>(
    type: Name,
    detail: HumanDesignChartEventMap[Name]["detail"],
  ): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}
