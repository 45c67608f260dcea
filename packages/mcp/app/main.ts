/** The view of the tool `draw_chart`: shows what the tool answered, in the colors of the host. */
import "bodygraph-element";
import type { McpUiHostContext } from "@modelcontextprotocol/ext-apps";
import { connect, sendSize } from "./host.js";
import { type ShownChart, shownOf } from "./result.js";
import { chartView, textView } from "./views.js";

const main = document.querySelector("main")!;
const root = document.documentElement;

const MAX_HEIGHT = 500;
/** Space around header and picture. */
const MARGINS = 24;
/** Lowest picture that can be read. */
const MIN_PICTURE = 200;
/** Width from which facts stand beside the picture, as in the styles. */
const WIDE = matchMedia("(min-width: 580px)");

/** Lets the page of the host be seen behind the picture, whose first shape is its paper. */
const transparent = new CSSStyleSheet();
transparent.replaceSync("svg>desc+rect{fill:none}");

let limit = MAX_HEIGHT;

function showText(text: string, isState = false): void {
  main.className = "";
  main.replaceChildren(...textView(text, isState));
}

function showChart(shown: ShownChart): void {
  main.className = "drawn";
  main.replaceChildren(...chartView(shown));
  main.querySelector("human-design-chart")!.shadowRoot!.adoptedStyleSheets.push(transparent);
  applyTheme();
  fit();
}

/** Gives the picture the height that the header leaves. */
function fit(): void {
  const chart = main.querySelector("human-design-chart");
  if (chart === null) return;
  // Each setting draws anew, also one of the same value.
  const columns = WIDE.matches ? "on" : "off";
  if (chart.getAttribute("columns") !== columns) chart.setAttribute("columns", columns);
  const above = WIDE.matches ? 16 : main.querySelector("header")!.offsetHeight + MARGINS;
  const height = Math.max(limit - above, MIN_PICTURE);
  const { width = 2, height: boxHeight = 3 } = chart.shadowRoot?.querySelector("svg")?.viewBox.baseVal ?? {};
  chart.style.setProperty("--height", `${height}px`);
  chart.style.setProperty("--ratio", String(width / boxHeight));
}

/** Draws in the theme of the host, else of the system, and on the background of the host if that is opaque. */
function applyTheme(): void {
  const chart = main.querySelector("human-design-chart");
  if (chart === null) return;
  chart.theme = document.body.style.colorScheme || "auto";
  const paper = opaqueBackground();
  chart.style.setProperty("--human-design-paper", paper);
  chart.style.setProperty("--human-design-open", paper && `color-mix(in srgb,${paper} 94%,#fff)`);
}

/** Returns the background that the host names; an empty text if there is none, or if it is translucent. */
function opaqueBackground(): string {
  const name = "--color-background-primary";
  if (root.style.getPropertyValue(name) === "") return "";
  const probe = document.createElement("span");
  probe.style.backgroundColor = `var(${name})`;
  main.append(probe);
  const color = getComputedStyle(probe).backgroundColor;
  probe.remove();
  return /^rgba|\//.test(color) ? "" : color;
}

function onContext({ theme, styles, containerDimensions }: McpUiHostContext): void {
  // Not of the root: a frame whose scheme is another than its host's is opaque.
  document.body.style.colorScheme = theme === "light" || theme === "dark" ? theme : "";
  for (const [name, value] of Object.entries(styles?.variables ?? {}))
    if (name.startsWith("--") && value !== undefined) root.style.setProperty(name, value);
  const { height, maxHeight } = (containerDimensions ?? {}) as { height?: number; maxHeight?: number };
  limit = Math.min(MAX_HEIGHT, height ?? maxHeight ?? MAX_HEIGHT);
  applyTheme();
  fit();
}

let sent = "";

/** Tells the host the true size, once for each change. */
function tellSize(): void {
  fit();
  const size = {
    width: Math.ceil(window.innerWidth),
    height: Math.ceil(main.getBoundingClientRect().height),
  };
  if (sent === JSON.stringify(size)) return;
  sent = JSON.stringify(size);
  sendSize(size);
}

/** True while a chart is shown: what a host tells of its call comes too late then. */
let hasChart = false;

const observer = new ResizeObserver(tellSize);
main.addEventListener("chart-ready", fit);
connect({
  onContext: (context) => {
    onContext(context);
    observer.observe(main);
  },
  onInput: () => {
    if (!hasChart) showText("Drawing the chart", true);
  },
  onResult: (result) => {
    const shown = shownOf(result);
    hasChart = "chart" in shown;
    if ("chart" in shown) showChart(shown);
    else showText(shown.text);
  },
  onCancelled: (reason) => {
    if (!hasChart) showText(`The chart was cancelled${reason && `: ${reason}`}`);
  },
  onTeardown: () => observer.disconnect(),
});
