/** A host of the view: a page with the official bridge, and the view in a sandboxed frame. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { openBrowser } from "@chart/kit/setup/browser";
import type { Frame, Page } from "playwright-core";
import { rolldown } from "rolldown";
import { expect } from "vitest";

const PACKAGE = fileURLToPath(new URL("../../", import.meta.url));

/** Code of the page. It is JavaScript in a text, because tests have no types of a page. */
const HOST = `
import { AppBridge, PostMessageTransport } from "@modelcontextprotocol/ext-apps/app-bridge";
window.openView = async (html, hostContext) => {
  const frame = document.querySelector("iframe");
  const view = (window.view = { sizes: [], initialized: 0 });
  const bridge = (window.bridge = new AppBridge(null, { name: "test", version: "1" }, {}, { hostContext }));
  bridge.addEventListener("initialized", () => { view.initialized += 1; });
  bridge.addEventListener("sizechange", (size) => {
    view.sizes.push(size);
    frame.style.height = size.height + "px";
  });
  await bridge.connect(new PostMessageTransport(frame.contentWindow, frame.contentWindow));
  frame.srcdoc = html;
};
`;

const KIT = new URL("../../../../checks/kit/package.json", import.meta.url);
const AXE = readFileSync(createRequire(KIT).resolve("axe-core/axe.min.js"), "utf8");

let view: string | undefined;

/** Builds the view, once for all tests, and returns its file. */
export function builtView(): string {
  if (view === undefined) {
    execFileSync(process.execPath, [`${PACKAGE}scripts/bundle-app.mjs`]);
    view = readFileSync(`${PACKAGE}dist/chart-app.html`, "utf8");
  }
  return view;
}

let bundled: Promise<string> | undefined;

/** Bundles the code of the page, once for all tests. */
function hostScript(): Promise<string> {
  bundled ??= (async () => {
    const build = await rolldown({
      cwd: PACKAGE,
      input: "host",
      platform: "browser",
      plugins: [
        {
          name: "host",
          resolveId: (specifier) => (specifier === "host" ? `${PACKAGE}test/support/host.js` : null),
          load: (id) => (id === `${PACKAGE}test/support/host.js` ? HOST : null),
        },
      ],
    });
    const { output } = await build.generate({ format: "iife", codeSplitting: false });
    await build.close();
    return output[0].code;
  })();
  return bundled;
}

/** The open view, and what a host and a person do with it. */
export interface OpenView {
  readonly page: Page;
  readonly frame: Frame;
  /** Addresses that the view or the page asked for. */
  readonly requests: readonly string[];
  /** Errors and warnings of the consoles. */
  readonly complaints: readonly string[];
  /** Calls a method of the bridge, such as `sendToolResult`, and waits until the view has handled the message. */
  readonly call: (method: string, params: object) => Promise<unknown>;
  /** Sends a result with a chart, and waits until it is drawn. */
  readonly draw: (structuredContent: object) => Promise<void>;
  /** Sizes that the view told, the newest last. */
  readonly sizes: () => Promise<readonly { readonly width: number; readonly height: number }[]>;
}

/** Opens the built view in a host, and waits until it has greeted. */
export async function openView({
  width = 800,
  context = { theme: "light" } as object,
} = {}): Promise<OpenView> {
  const page = await (await openBrowser()).newPage();
  await page.setViewportSize({ width, height: 700 });
  const requests: string[] = [];
  page.on("request", (request) => {
    if (!/^(?:about|data):/.test(request.url())) requests.push(request.url());
  });
  const complaints: string[] = [];
  page.on("console", (message) => {
    // The bridge writes each message to the console.
    if (/^(?:error|warning)$/.test(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", ({ message }) => complaints.push(message));
  await page.setContent(
    `<!doctype html><html lang="en"><title>Host</title><body style="margin:0">
<iframe title="Chart" sandbox="allow-scripts" style="display:block;border:0;width:100%;height:150px"></iframe>`,
  );
  await page.addScriptTag({ content: await hostScript() });
  await page.evaluate(`openView(${JSON.stringify(builtView())}, ${JSON.stringify(context)})`);
  await expect.poll(() => page.evaluate("view.initialized")).toBe(1);
  const frame = page.frames()[1]!;
  const call = (method: string, params: object) =>
    page.evaluate(`(async () => {
      const answer = await bridge[${JSON.stringify(method)}](${JSON.stringify(params)});
      await bridge.request({ method: "ping" });
      return answer;
    })()`);
  return {
    page,
    frame,
    requests,
    complaints,
    call,
    draw: async (structuredContent) => {
      await call("sendToolInput", { arguments: {} });
      await call("sendToolResult", { content: [], structuredContent });
      await frame.locator("human-design-chart svg").waitFor();
      await settled(page, frame);
    },
    sizes: async () => (await page.evaluate("view.sizes")) as { width: number; height: number }[],
  };
}

/**
 * Returns what axe-core finds in a view. It sees nothing outside of the frame, so the view gets the background that the host
 * has behind it.
 */
export async function violationsOf(frame: Frame, background: string): Promise<readonly string[]> {
  await frame.evaluate(`${AXE}; document.documentElement.style.background = ${JSON.stringify(background)}`);
  const { passes, violations } = (await frame.evaluate("axe.run(document)")) as AxeResults;
  expect(passes.length).toBeGreaterThan(10);
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
}

interface AxeResults {
  readonly passes: readonly object[];
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string }[];
  }[];
}

/** Waits until the frame has the height that its content needs. */
async function settled(page: Page, frame: Frame): Promise<void> {
  await expect
    .poll(async () => {
      const height = await frame.evaluate(
        `Math.ceil(document.querySelector("main").getBoundingClientRect().height)`,
      );
      return height === (await page.evaluate(`document.querySelector("iframe").offsetHeight`));
    })
    .toBe(true);
}
