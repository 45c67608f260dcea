import { execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { Resvg } from "@resvg/resvg-js";
import { renderBodygraph } from "bodygraph-svg";
import { computeChart } from "chart-core";
import { Failure } from "chart-http/errors";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { PngProcess } from "../../../../dist/adapters/png/png-process.js";
import { PngQueue } from "../../../../src/adapters/png/png-queue.js";
import { restAfter } from "../../../../src/adapters/png/rest-between.js";
import { AdmissionControl } from "../../../../src/server/overload/admission-control.js";

/** Bounds of the widths that the API takes, in pixels. */
const PNG_WIDTH = { min: 200, max: 2400 } as const;

const svg = renderBodygraph(computeChart(new Date("1990-09-05T19:17Z")));
const pictureOf = (png: Uint8Array<ArrayBuffer> | Failure) => {
  if (png instanceof Failure) throw png;
  return png;
};
const sizeOf = (png: Uint8Array) => {
  const view = new DataView(png.buffer, png.byteOffset);
  return [view.getUint32(16), view.getUint32(20)] as const;
};

describe("the process of pictures", () => {
  const png = new PngProcess();
  afterAll(() => png.close());

  test("draws the pixels that resvg draws", async () => {
    const converted = pictureOf(await png.convert(svg, PNG_WIDTH.min));
    const drawn = new Resvg(svg, { fitTo: { mode: "width", value: PNG_WIDTH.min } }).render().asPng();
    expect(Buffer.compare(converted, drawn)).toBe(0);
  });

  test("after an SVG that cannot be read, the next picture is drawn", async () => {
    await expect(png.convert("<svg", PNG_WIDTH.min)).rejects.toThrow("Error");
    expect(sizeOf(pictureOf(await png.convert(svg, PNG_WIDTH.min)))).toEqual([200, 339]);
  });

  test("keeps no pixels of pictures that are drawn", async () => {
    // Twelve pictures have 500 MB of pixels.
    const grownBytes = (await peakBytesOf(13)) - (await peakBytesOf(1));
    expect(grownBytes).toBeLessThan(200e6);
  });

  test("a picture at work fails with 503 when the process is killed, and the next is drawn", async () => {
    const failing = png.convert(svg, PNG_WIDTH.max);
    await png.close();
    expect(await failing).toMatchObject({
      code: "SERVICE_UNAVAILABLE",
      cause: { message: "the process of PNG pictures has ended (SIGKILL)" },
    });
    expect(sizeOf(pictureOf(await png.convert(svg, PNG_WIDTH.min)))).toEqual([200, 339]);
  });

  test("a process that hangs is killed, its picture fails with 503, and those that wait are drawn", async () => {
    const hanging = new PngProcess(3000);
    const admission = new AdmissionControl({ maxInFlight: 100, maxWaitMs: 50 });
    const queue = new PngQueue(hanging, admission);
    const before = picturePids();
    const send = async (widthPx: number) => {
      const place = queue.reserve("account");
      if (place instanceof Failure) throw place;
      return place.convert(svg, widthPx, {}).finally(place.release);
    };
    await send(PNG_WIDTH.min);
    const pid = picturePids().find((each) => !before.includes(each)) as number;
    process.kill(pid, "SIGSTOP");
    const [failed, ...drawn] = await Promise.all([send(200), send(200), send(300)]);

    expect(failed).toMatchObject({
      code: "SERVICE_UNAVAILABLE",
      cause: { message: "the process of PNG pictures gave no answer in 3000 ms" },
    });
    expect(drawn.map((each) => sizeOf(pictureOf(each)))).toEqual([
      [200, 339],
      [300, 508],
    ]);
    await expect.poll(() => picturePids()).not.toContain(pid);
    await hanging.close();
  });

  test("a picture at work keeps the service alive; an idle process does not, and ends with it", () => {
    const url = new URL("../../../../dist/adapters/png/png-process.js", import.meta.url).href;
    const input = `import(${JSON.stringify(url)}).then(async ({ PngProcess }) => {
      const png = await new PngProcess().convert(${JSON.stringify(svg)}, ${PNG_WIDTH.min});
      console.log(png.length > 1000);
    })`;
    // This returns once the standard output is closed, which the process of pictures inherits.
    expect(execFileSync(process.execPath, ["-"], { input, encoding: "utf8" })).toBe("true\n");
  });

  test.each(["SIGINT", "SIGTERM"] as const)(
    "%s to all processes leaves the picture at work",
    async (signal) => {
      const child = forkEntry();
      const answered = once(child, "message");
      child.send({ svg, widthPx: PNG_WIDTH.min });
      await answered;
      child.send({ svg, widthPx: PNG_WIDTH.max });
      child.kill(signal);
      const [answer] = await once(child, "message");
      expect(sizeOf((answer as { png: Uint8Array }).png)[0]).toBe(PNG_WIDTH.max);
      child.disconnect();
      expect(await once(child, "exit")).toEqual([0, null]);
    },
  );
});

/** Process ids of the running processes of pictures that this process has started. */
function picturePids(): number[] {
  const columns = ["-o", "pid=", "-o", "stat=", "-o", "args="];
  const rows = execFileSync("ps", [...columns, "--ppid", `${process.pid}`], { encoding: "utf8" }).split("\n");
  return rows
    .filter((row) => /^ *\d+ +[^Z].*png-process-entry/.test(row))
    .map((row) => Number.parseInt(row, 10));
}

const forkEntry = (execArgv: readonly string[] = []) =>
  fork(new URL("../../../../dist/adapters/png/png-process-entry.js", import.meta.url), {
    execArgv: ["--expose-gc", ...execArgv],
    serialization: "advanced",
    silent: true,
  });

/** Most memory that a new process has had after some of the largest pictures, in bytes. It ends with its service. */
async function peakBytesOf(pictures: number): Promise<number> {
  const onExit = 'process.on("exit", () => console.log(process.resourceUsage().maxRSS))';
  const child = forkEntry(["--import", `data:text/javascript,${encodeURIComponent(onExit)}`]);
  const printed = text(child.stdout as Readable);
  for (let count = 0; count < pictures; count++) {
    const answered = once(child, "message");
    child.send({ svg, widthPx: PNG_WIDTH.max });
    await answered;
  }
  child.disconnect();
  return Number(await printed) * 1024;
}

test.each([
  [0, 0],
  [0.25, 0],
  [0.5, 80],
  [1, 240],
])(
  "after a picture of 80 ms on a loop that was busy for %d of the time, the next waits %d ms",
  (share, restMs) => {
    expect(restAfter(80, share)).toBe(restMs);
  },
);

describe("the queue of pictures", () => {
  /** Pictures that the process has begun, with the functions that end them. */
  let begun: { svg: string; end: () => void; fail: (error: Error) => void }[];
  let admission: AdmissionControl;
  let queue: PngQueue;
  /** Ends the rest after a picture; a picture has none as long as this is null. */
  let rests: (() => void)[] | null;
  let nowMs: number;
  const png = new Uint8Array([1]);
  beforeEach(() => {
    begun = [];
    admission = new AdmissionControl({ maxInFlight: 100, maxWaitMs: 50 });
    const convert = (picture: string) =>
      new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
        begun.push({ svg: picture, end: () => resolve(png), fail: reject });
      });
    rests = null;
    nowMs = 5;
    const end = () => rests && new Promise<void>((resolve) => void rests?.push(resolve));
    queue = new PngQueue(
      { convert },
      admission,
      () => end,
      () => nowMs,
    );
  });
  const turns = () => new Promise((resolve) => setImmediate(resolve));
  const send = (name: string, signal?: AbortSignal) =>
    admission.track(async () => {
      const place = queue.reserve("a");
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

  test("a picture waits for the rest after the one before it, also if it comes during the rest", async () => {
    rests = [];
    const first = send("first");
    await turns();
    begun[0]?.end();
    expect(await first).toBe(png);
    expect([queue.working, queue.waiting]).toEqual([0, 0]);

    const second = send("second");
    await turns();
    expect([begun.length, queue.working, queue.waiting, admission.waiting]).toEqual([1, 0, 1, 1]);
    rests.shift()?.();
    await turns();
    expect([begun.length, queue.working, queue.waiting]).toEqual([2, 1, 0]);
    begun[1]?.end();
    expect(await second).toBe(png);
  });

  test("keeps a place from before the chart is computed, and gives it to others once, when it is released", () => {
    const places = Array.from({ length: 9 }, () => queue.reserve("a"));
    expect([queue.working, queue.waiting]).toEqual([0, 9]);
    expect(queue.reserve("a")).toMatchObject({ code: "SERVICE_UNAVAILABLE" });
    const [first] = places;
    if (first instanceof Failure) throw first;
    first?.release();
    first?.release();
    expect(queue.waiting).toBe(8);
    expect(queue.reserve("a")).not.toBeInstanceOf(Failure);
    expect(queue.reserve("a")).toBeInstanceOf(Failure);
  });

  /** Takes places for accounts, one for each letter; returns the functions that release them, undefined for none. */
  const take = (accounts: string) =>
    [...accounts].map((account) => {
      const place = queue.reserve(account);
      return place instanceof Failure ? undefined : place.release;
    });
  const given = (accounts: string) =>
    take(accounts)
      .map((release) => (release === undefined ? "-" : "+"))
      .join("");

  test.each([
    ["aaaaaaaaaa", "+++++++++-", "an account alone may hold all nine places"],
    ["baaaab", "++++-+", "while another account holds a place, an account holds three"],
    ["aaabbbcccd", "+++++++++-", "three accounts share nine places"],
    ["aaaab", "+++++", "an account that holds more than its share leaves the rest to others"],
  ])("of requests by %s, %s get a place: %s", (accounts, places) => {
    expect(given(accounts)).toBe(places);
  });

  test("after another account got no place, an account gets none until it holds fewer than three", () => {
    const held = take("aaaaaaaaa");
    expect(given("b")).toBe("-");
    for (let released = 1; released <= 6; released++) {
      held.pop()?.();
      expect(given("a")).toBe("-");
    }
    held.pop()?.();
    expect(given("aa")).toBe("+-");
    expect(given("bbbb")).toBe("+++-");
    expect(admission.shedCount).toBe(9);
  });

  test("an account that got no place counts as waiting for 10 s", () => {
    const held = take("aaaaaaaaa");
    expect(given("b")).toBe("-");
    held.pop()?.();
    nowMs += 9_999;
    expect(given("a")).toBe("-");
    nowMs += 1;
    expect(given("a")).toBe("+");
  });
});
