import type { Palette } from "bodygraph-svg";
import type { Chart, ChartJson } from "chart-core";
import { ChartInputError } from "chart-core/tables";
import { addStyles, html } from "../element-base.js";
import type { Drawn } from "../picture/drawn.js";
import type { ChartSelection } from "./events.js";
import { DARK } from "./palette.js";
import { PartExplorer } from "./part-explorer.js";
import { partsOf } from "./parts.js";
import { STYLES } from "./styles.js";

/** Width of an element below which a wheel takes its form for phones. */
const NARROW_PX = 560;

/** Tests whether an element has the width of a phone. */
export function isNarrow(element: HTMLElement): boolean {
  return element.clientWidth < NARROW_PX;
}

const JSON_CHILD = ':scope > script[type="application/json"]';

function jsonIn(element: HTMLElement): string {
  return element.querySelector(JSON_CHILD)?.textContent?.trim() ?? "";
}

/** Gives a chart that was JSON its dates. */
export function revived(chart: Chart | ChartJson | null): Chart | null {
  if (typeof chart?.birthMoment !== "string") return chart as Chart | null;
  return { ...chart, birthMoment: new Date(chart.birthMoment), designMoment: new Date(chart.designMoment) };
}

/** Reads the chart of a JSON child; null if there is none, or while the page is still being read. */
export function chartInChild(element: HTMLElement): Chart | null {
  const text = jsonIn(element);
  if (text === "") return null;
  try {
    return revived(JSON.parse(text));
  } catch {
    if (document.readyState === "loading") return null;
    const expected = "a script of type application/json with a chart as JSON";
    throw new ChartInputError({ code: "INVALID_OPTION", field: "chart", received: text, expected });
  }
}

/** The name of the policy that a page with Trusted Types has to allow. */
const POLICY = "bodygraph-element";

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): {
    createHTML(html: string): string;
  };
}

let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined;

/** Marks a picture of bodygraph-svg, which escapes or refuses what it is given, as HTML that may be parsed. */
function trusted(svg: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return svg;
  policy ??= trustedTypes.createPolicy(POLICY, { createHTML: (html) => html });
  return policy.createHTML(svg);
}

/** The shadow root of `<human-design-chart>`, and the changes of the page for which it draws anew. */
export class View {
  readonly #host: HTMLElement;
  readonly #redraw: () => void;
  readonly #frame = html("div", { class: "frame" });
  readonly #picture = html("div", { class: "picture", part: "picture" });
  readonly #error = html("p", { class: "error", part: "error", role: "alert" });
  /** The content of the element in the page, such as a picture that the server drew. */
  readonly #slot = html("slot");
  readonly #explorer: PartExplorer;
  readonly #dark = matchMedia(DARK);
  readonly #children = new MutationObserver(() => {
    const json = jsonIn(this.#host);
    if (json !== this.#json) this.#redraw();
    this.#json = json;
  });
  readonly #size = new ResizeObserver(() => this.#onResize());
  #wasNarrow: boolean | undefined;
  #json = "";
  /** True while a press inside the frame bubbles up. */
  #isPressed = false;

  constructor(host: HTMLElement, redraw: () => void) {
    this.#host = host;
    this.#redraw = redraw;
    this.#explorer = new PartExplorer(this.#frame, (selection) => this.#onSelect(selection));
    this.#frame.addEventListener("pointerdown", () => {
      this.#isPressed = true;
    });
    this.#frame.append(this.#picture, this.#explorer.list, this.#explorer.card);
    const root = host.attachShadow({ mode: "open" });
    addStyles(root, STYLES);
    root.append(this.#slot);
  }

  connect(): void {
    this.#json = jsonIn(this.#host);
    this.#dark.addEventListener("change", this.#redraw);
    this.#children.observe(this.#host, { childList: true, characterData: true, subtree: true });
    this.#size.observe(this.#host);
    document.addEventListener("keydown", this.#onKey);
    document.addEventListener("pointerdown", this.#onPointer);
  }

  disconnect(): void {
    this.isBusy = false;
    this.#explorer.close();
    this.#dark.removeEventListener("change", this.#redraw);
    this.#children.disconnect();
    this.#size.disconnect();
    document.removeEventListener("keydown", this.#onKey);
    document.removeEventListener("pointerdown", this.#onPointer);
  }

  /** True while a picture is computed. */
  set isBusy(isBusy: boolean) {
    if (isBusy) this.#host.setAttribute("aria-busy", "true");
    else this.#host.removeAttribute("aria-busy");
    // Reserves the space of a bodygraph, unless the page shows something of its own meanwhile.
    if (isBusy && this.#slot.isConnected && this.#host.querySelector(":scope > :not(script)") === null)
      this.#host.shadowRoot!.replaceChildren(this.#frame);
  }

  /** Shows a picture with its parts. */
  show(drawn: Drawn, palette: Palette): void {
    this.#wasNarrow = isNarrow(this.#host);
    this.#picture.innerHTML = trusted(drawn.svg);
    for (const color of ["paper", "ink", "line"] as const)
      this.#frame.style.setProperty(`--${color}`, palette[color]);
    this.#explorer.explore(partsOf(this.#picture.firstElementChild as SVGSVGElement, drawn));
    this.#become(this.#frame);
  }

  /** Shows one sentence in place of the picture. */
  fail(message: string): void {
    this.#error.textContent = message;
    this.#picture.replaceChildren();
    this.#become(this.#error);
  }

  /** Shows what the page has put into the element. */
  clear(): void {
    this.#picture.replaceChildren();
    this.#become(this.#slot);
  }

  #become(content: HTMLElement): void {
    this.isBusy = false;
    // A frame that is there already keeps its focus.
    if (!content.isConnected) this.#host.shadowRoot!.replaceChildren(content);
  }

  #onSelect(detail: ChartSelection | null): void {
    this.#host.dispatchEvent(new CustomEvent("chart-select", { detail, bubbles: true, composed: true }));
  }

  #onResize(): void {
    this.#explorer.placeCard();
    const isNowNarrow = isNarrow(this.#host);
    if (this.#wasNarrow !== undefined && this.#wasNarrow !== isNowNarrow) this.#redraw();
    this.#wasNarrow = isNowNarrow;
  }

  /** A tap beside the picture closes the card. */
  readonly #onPointer = (): void => {
    if (!this.#isPressed) this.#explorer.close();
    this.#isPressed = false;
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key === "Escape") this.#explorer.close();
  };
}
