import { execFileSync } from "node:child_process";
import { Resvg } from "@resvg/resvg-js";
import { renderBodygraph } from "bodygraph-svg";
import { computeChart } from "chart-core";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { PngThread } from "../../dist/pictures/png-thread.js";
import { Failure } from "../../src/errors/failure.js";
import { PNG_WIDTH, pictureTokens } from "../../src/pictures/picture.js";
import { PngQueue } from "../../src/pictures/png-queue.js";
import { AdmissionControl } from "../../src/server/overload/admission-control.js";

const svg = renderBodygraph(computeChart(new Date("1990-09-05T19:17Z")));
const sizeOf = (png: Uint8Array) => {
  const view = new DataView(png.buffer, png.byteOffset);
  return [view.getUint32(16), view.getUint32(20)] as const;
};

describe("the thread of pictures", () => {
  const thread = new PngThread();
  afterAll(() => thread.close());

  test("draws the pixels that resvg draws, off the event loop", async () => {
    const png = await thread.convert(svg, PNG_WIDTH.min);
    const drawn = new Resvg(svg, { fitTo: { mode: "width", value: PNG_WIDTH.min } }).render().asPng();
    expect(Buffer.compare(png, drawn)).toBe(0);
  });

  test("after an SVG that cannot be read, the next picture is drawn", async () => {
    await expect(thread.convert("<svg", PNG_WIDTH.min)).rejects.toThrow();
    expect(sizeOf(await thread.convert(svg, PNG_WIDTH.min))).toEqual([200, 339]);
  });

  test("a process keeps no pixels of pictures that are drawn", () => {
    // A process of its own, because others would change the figure. Twelve pictures have 500 MB of pixels.
    const url = new URL("../../dist/pictures/png-thread.js", import.meta.url).href;
    const input = `import(${JSON.stringify(url)}).then(async ({ PngThread }) => {
      const svg = ${JSON.stringify(svg)};
      const thread = new PngThread();
      await thread.convert(svg, ${PNG_WIDTH.min});
      const before = process.memoryUsage.rss();
      for (let count = 0; count < 12; count++) await thread.convert(svg, ${PNG_WIDTH.max});
      console.log(process.memoryUsage.rss() - before);
      await thread.close();
    })`;
    const grownBytes = Number(execFileSync(process.execPath, ["-"], { input }));
    expect(grownBytes).toBeLessThan(200e6);
  });

  test("a picture at work fails when the thread is closed", async () => {
    const failing = expect(thread.convert(svg, PNG_WIDTH.max)).rejects.toThrow("has ended");
    await thread.close();
    await failing;
  });
});

test.each([
  [200, 1],
  [768, 1],
  [769, 2],
  [900, 2],
  [2400, 10],
])("a PNG of %i pixels takes %i tokens: one for each started megapixel", (widthPx, tokens) => {
  const { width, height } = new Resvg(svg, { fitTo: { mode: "width", value: widthPx } });
  expect(width / height).toBeCloseTo(720 / 1220, 2);
  expect(pictureTokens({ format: "png", theme: "light", widthPx })).toBe(tokens);
  expect(pictureTokens({ format: "svg", theme: "light", widthPx })).toBe(1);
});

describe("the queue of pictures", () => {
  /** Pictures that the thread has begun, with the functions that end them. */
  let begun: { svg: string; end: () => void; fail: (error: Error) => void }[];
  let admission: AdmissionControl;
  let queue: PngQueue;
  const png = new Uint8Array([1]);
  beforeEach(() => {
    begun = [];
    admission = new AdmissionControl({ maxInFlight: 100, maxWaitMs: 50 });
    const convert = (picture: string) =>
      new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
        begun.push({ svg: picture, end: () => resolve(png), fail: reject });
      });
    queue = new PngQueue({ convert }, admission);
  });
  const turns = () => new Promise((resolve) => setImmediate(resolve));
  const send = (name: string, signal?: AbortSignal) =>
    admission.track(async () => {
      const place = queue.reserve();
      if (place instanceof Failure) return place;
      return place.convert(name, 900, signal === undefined ? {} : { signal }).finally(place.release);
    });

  test("has one at work and eight waiting, which overload control counts as waiting; rejects a further one immediately", async () => {
    const accepted = Array.from({ length: 9 }, (_, n) => send(`${n}`));
    await turns();
    expect([queue.working, queue.waiting, begun.length]).toEqual([1, 8, 1]);
    expect([admission.inFlight, admission.waiting, admission.shedCount]).toEqual([9, 8, 0]);

    expect(await send("9")).toMatchObject({ code: "SERVICE_UNAVAILABLE" });
    expect(admission.shedCount).toBe(1);

    for (let n = 0; n < 9; n++) {
      expect(begun.map(({ svg: name }) => name)).toEqual(Array.from({ length: n + 1 }, (_, i) => `${i}`));
      begun[n]?.end();
      await turns();
    }
    expect(await Promise.all(accepted)).toEqual(Array.from({ length: 9 }, () => png));
    expect([queue.working, queue.waiting, admission.inFlight, admission.waiting]).toEqual([0, 0, 0, 0]);
  });

  test("goes on after a picture that fails, and skips a caller who has left", async () => {
    const failing = send("failing");
    const left = new AbortController();
    const skipped = send("skipped", left.signal);
    const next = send("next");
    left.abort();
    await turns();
    begun[0]?.fail(new Error("broken"));
    await expect(failing).rejects.toThrow("broken");
    expect(await skipped).toBeInstanceOf(Failure);
    await turns();
    expect(begun.map(({ svg: name }) => name)).toEqual(["failing", "next"]);
    begun[1]?.end();
    expect(await next).toBe(png);
    expect(queue.working).toBe(0);
  });

  test("keeps a place from before the chart is computed, and gives it to others once, when it is released", () => {
    const places = Array.from({ length: 9 }, () => queue.reserve());
    expect([queue.working, queue.waiting]).toEqual([0, 9]);
    expect(queue.reserve()).toMatchObject({ code: "SERVICE_UNAVAILABLE" });
    const [first] = places;
    if (first instanceof Failure) throw first;
    first?.release();
    first?.release();
    expect(queue.waiting).toBe(8);
    expect(queue.reserve()).not.toBeInstanceOf(Failure);
    expect(queue.reserve()).toBeInstanceOf(Failure);
  });
});
