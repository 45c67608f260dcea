import { inBrowser } from "@chart/kit/setup/browser";
import { computeChart } from "chart-core";
import { GLOSSARY } from "chart-core/glossary";
import { expect, it } from "vitest";
import { builtView, type OpenView, openView, violationsOf } from "./app-host.js";

const CHART = JSON.parse(JSON.stringify(computeChart(new Date("1990-09-05T19:17Z"))));
const BORN = "5 September 1990, 21:17 · Amsterdam, North Holland, Netherlands";
const RESULT = { chart: CHART, name: "Ada", born: BORN };
const LONG = {
  ...RESULT,
  name: "Wolfeschlegelsteinhausenbergerdorff ".repeat(5),
  born: `${BORN}, `.repeat(6),
};

const textOf = ({ frame }: OpenView) => frame.locator("main").textContent();

/** Evaluates in the element of the view, as `chart`, and its shadow root, as `root`. */
const inChart = <Value>({ frame }: OpenView, code: string) =>
  frame.evaluate(`(() => {
    const chart = document.querySelector("human-design-chart");
    const root = chart.shadowRoot;
    return ${code};
  })()`) as Promise<Value>;

it("the view is one file below 250 kB that names no address, and evaluates and imports nothing", () => {
  const html = builtView();
  expect(Buffer.byteLength(html)).toBeLessThan(250_000);
  expect(html.match(/https?:\/\/[^"'`\s]*/g)).toEqual(["http://www.w3.org/2000/svg"]);
  expect(html).not.toMatch(/\bimport\b|\beval\(|new Function|\bfetch\(|<link|\ssrc=/);
});

inBrowser(() => {
  it("the host's background shows through, in a theme that is not the host page's own", async () => {
    const view = await openView({ context: { theme: "dark" } });
    await view.page.evaluate(`document.body.style.background = "#14506e"`);
    await view.draw(RESULT);
    const shot = await view.page.screenshot({ clip: { x: 2, y: 2, width: 4, height: 4 } });
    const color = await view.page.evaluate(`(async () => {
      const image = new Image();
      image.src = "data:image/png;base64,${shot.toString("base64")}";
      await image.decode();
      const context = new OffscreenCanvas(1, 1).getContext("2d");
      context.drawImage(image, 0, 0);
      return [...context.getImageData(0, 0, 1, 1).data];
    })()`);
    expect(color).toEqual([0x14, 0x50, 0x6e, 255]);
  });

  it("initialises with the official bridge, answers its teardown, and tells a quiet state before the result", async () => {
    const view = await openView();
    expect(await view.page.evaluate("bridge.getAppVersion().name")).toBe("bodygraph-mcp");
    expect(await textOf(view)).toContain("Drawing the chart");
    await view.call("sendToolInputPartial", { arguments: {} });
    await view.call("sendToolInput", { arguments: { date: "1990-09-05" } });
    expect(await textOf(view)).toContain("Drawing the chart");
    expect(await view.page.evaluate(`bridge.request({ method: "ping" })`)).toEqual({});
    expect(await view.call("teardownResource", {})).toEqual({});
    expect(view.complaints).toEqual([]);
  });

  it("answers a request that it does not know with an error of JSON-RPC, and ignores what is no message of a host", async () => {
    const view = await openView();
    const answer = await view.page.evaluate(`new Promise((resolve) => {
      const { contentWindow } = document.querySelector("iframe");
      addEventListener("message", ({ data }) => { if (data.id === "x") resolve(data); });
      for (const data of [null, 1, "text", { method: "ping" }, { jsonrpc: "2.0", method: "constructor" }])
        contentWindow.postMessage(data, "*");
      contentWindow.postMessage({ jsonrpc: "2.0", id: "x", method: "toString" }, "*");
    })`);
    expect(answer).toEqual({
      jsonrpc: "2.0",
      id: "x",
      error: { code: -32601, message: "Method not found" },
    });
    expect(await textOf(view)).toContain("Drawing the chart");
  });

  for (const picture of ["bodygraph", "wheel"]) {
    it(`draws a ${picture} from a tool result without any request`, async () => {
      const view = await openView();
      await view.draw({ ...RESULT, picture });
      await view.frame.hover("[data-gate]");
      await view.frame.locator(".card.shown").waitFor();
      expect(await inChart(view, "root.querySelector('title').textContent")).toBe(
        `Human Design ${picture === "wheel" ? "wheel" : "chart"}: Projector 2/4`,
      );
      expect(await view.frame.locator("header > *").allTextContents()).toEqual([
        "Ada",
        "Projector 2/4 · Sounding Board authority",
        BORN,
      ]);
      expect(view.requests).toEqual([]);
      expect(view.complaints).toEqual([]);
    });
  }

  it("without a name, the heading is type and profile", async () => {
    const view = await openView();
    await view.draw({ chart: CHART, born: BORN });
    expect(await view.frame.locator("h1").textContent()).toBe("Projector 2/4");
  });

  for (const [theme, background] of [
    ["light", "#ffffff"],
    ["dark", "#262624"],
  ] as const)
    for (const width of [320, 800])
      it(`axe finds nothing in the ${theme} theme at ${width} px, in a chart, a text and while it draws`, async () => {
        const view = await openView({ width, context: { theme } });
        expect(await violationsOf(view.frame, background)).toEqual([]);
        await view.call("sendToolResult", { content: [{ type: "text", text: "No." }], isError: true });
        expect(await violationsOf(view.frame, background)).toEqual([]);
        await view.draw(RESULT);
        expect(await violationsOf(view.frame, background)).toEqual([]);
      });

  for (const width of [320, 480, 579, 580, 640, 780, 800])
    it(`is at most 500 px high and has no scroll bars at ${width} px, and tells the host this height`, async () => {
      const view = await openView({ width });
      for (const picture of ["bodygraph", "wheel"])
        for (const result of [RESULT, LONG]) {
          await view.draw({ ...result, picture });
          const { height } = (await view.sizes()).at(-1)!;
          expect(height).toBeGreaterThan(300);
          expect(height).toBeLessThanOrEqual(500);
          expect(
            await view.frame.evaluate(`(() => {
              const { scrollHeight, scrollWidth, clientWidth } = document.documentElement;
              return { scrollHeight, scrollWidth, clientWidth };
            })()`),
          ).toEqual({ scrollHeight: height, scrollWidth: width, clientWidth: width });
          // The picture is whole, and no text lies behind it.
          expect(
            await inChart(
              view,
              `(() => {
                const svg = root.querySelector("svg").getBoundingClientRect();
                const texts = [...document.querySelectorAll("header, .about")].map((text) => text.getBoundingClientRect());
                const overlaps = texts.filter((box) => box.height > 0 && box.bottom > svg.top + 1 && box.top < svg.bottom - 1 && box.right > svg.left && box.left < svg.right);
                return [svg.bottom <= ${height}, svg.left >= 0, svg.right <= innerWidth, svg.height >= 200, overlaps.length, texts.every((box) => box.bottom <= ${height})];
              })()`,
            ),
          ).toEqual([true, true, true, true, 0, true]);
        }
    });

  it("a lower host gets a lower picture", async () => {
    const view = await openView({
      context: { theme: "light", containerDimensions: { maxHeight: 420, width: 800 } },
    });
    await view.draw(RESULT);
    expect((await view.sizes()).at(-1)!.height).toBeLessThanOrEqual(420);
  });

  it("follows a change of theme, fonts and colors of the host; without a theme, that of the system", async () => {
    const view = await openView({ context: {} });
    await view.draw(RESULT);
    const look = () =>
      inChart<readonly string[]>(
        view,
        `[getComputedStyle(document.body).color, getComputedStyle(document.body).fontFamily, root.querySelector("[data-body] path, path[data-body]").getAttribute("fill") ?? "", root.querySelector(".frame").style.getPropertyValue("--paper")]`,
      );
    const light = await look();
    expect([light[0], light[3]]).toEqual(["rgb(28, 29, 34)", "#fff"]);
    await view.page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(async () => (await look())[3]).toBe("#14161b");
    await view.call("setHostContext", { theme: "light" });
    await expect.poll(look).toEqual(light);
    await view.call("setHostContext", {
      theme: "dark",
      styles: {
        variables: {
          "--font-sans": "Georgia",
          "--color-text-primary": "light-dark(#111, #fafafa)",
          "--color-background-primary": "light-dark(#fff, #303030)",
        },
      },
    });
    await expect.poll(async () => (await look())[3]).toBe("#303030");
    expect((await look()).slice(0, 2)).toEqual(["rgb(250, 250, 250)", "Georgia, system-ui, sans-serif"]);
    await view.call("setHostContext", {
      theme: "dark",
      styles: { variables: { "--color-background-primary": "#fff0" } },
    });
    await expect.poll(async () => (await look())[3]).toBe("#14161b");
    expect(view.complaints).toEqual([]);
  });

  it("shows the text of an error, of a question and of a cancelled call, and no chart", async () => {
    const view = await openView();
    const say = async (result: object) => {
      await view.call("sendToolResult", result);
      return (await textOf(view))!.replace(/^Human Design chart\s*/, "");
    };
    const content = [{ type: "text", text: "The date is not on the calendar." }];
    expect(await say({ isError: true, content, structuredContent: RESULT })).toBe(content[0]!.text);
    const question = "Which Springfield: Illinois or Missouri?";
    expect(await say({ content: [], structuredContent: { question } })).toBe(question);
    expect(await say({ content, structuredContent: {} })).toBe(content[0]!.text);
    expect(await say({ content: [], structuredContent: { chart: {} } })).toBe("The tool sent no chart.");
    expect(await view.frame.locator("human-design-chart").count()).toBe(0);
    expect(
      (await say({ isError: true, content: [{ type: "text", text: "No. ".repeat(5000) }] })).length,
    ).toBeGreaterThan(9);
    await expect.poll(async () => (await view.sizes()).at(-1)!.height).toBeGreaterThan(300);
    expect((await view.sizes()).at(-1)!.height).toBeLessThanOrEqual(500);
    await view.call("sendToolCancelled", { reason: "user action" });
    expect(await textOf(view)).toContain("The chart was cancelled: user action");
  });

  it("hovering a gate shows its meaning", async () => {
    const view = await openView();
    await view.draw(RESULT);
    await view.frame.hover('[data-gate="64"]');
    const card = view.frame.locator(".card.shown");
    await card.waitFor();
    expect(await card.textContent()).toContain(GLOSSARY.gate.values!["64"]);
  });

  for (const width of [320, 580, 800])
    it(`focusing any part at ${width} px shows its meaning inside the view, and scrolls nothing`, async () => {
      const view = await openView({ width });
      await view.draw(RESULT);
      await view.page.keyboard.press("Tab");
      await view.frame.locator(".card.shown").waitFor();
      const count = await inChart<number>(view, `root.querySelectorAll(".list button").length`);
      expect(count).toBeGreaterThan(100);
      const seen = new Set<string>();
      for (let part = 0; part < count; part += 1) {
        const { text, isInside } = await inChart<{ text: string; isInside: boolean }>(
          view,
          `(() => {
            const card = root.querySelector(".card.shown");
            const box = card.getBoundingClientRect();
            const isInside = box.top >= 0 && box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
            return { text: card.querySelector("p").textContent, isInside: isInside && scrollY === 0 };
          })()`,
        );
        expect([text !== "", text, isInside]).toEqual([true, text, true]);
        seen.add(text);
        await view.page.keyboard.press("ArrowRight");
      }
      expect(seen).toContain(GLOSSARY.gate.values!["64"]);
    });

  it("names and other texts with markup are text, and run nothing", async () => {
    const view = await openView();
    const attack = `<img src=x onerror="parent.postMessage('attacked','*');document.title='attacked'">`;
    await view.draw({ ...RESULT, name: attack, born: attack, chart: { ...CHART, strategy: attack } });
    expect(await view.frame.locator("h1").textContent()).toBe(attack);
    await view.call("sendToolResult", { content: [], structuredContent: { question: attack } });
    expect(await textOf(view)).toContain(attack);
    await view.call("sendToolCancelled", { reason: attack });
    expect(await textOf(view)).toContain(attack);
    expect(await view.frame.locator("img").count()).toBe(0);
    expect(await view.frame.title()).toBe("Human Design chart");
    expect(view.requests).toEqual([]);
  });
});
