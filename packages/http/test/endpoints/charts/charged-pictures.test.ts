import { TestService } from "@chart/kit/test-service";
import { onEachEngine, type TestDatabase } from "@chart/kit/test-stores";
import type { AppDeps } from "@chart/program";
import { PngQueue } from "@chart/program";
import { renderBodygraph } from "bodygraph-svg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bytesOf, COORDINATES, chart, codeOf, PNG, pngOf, postTo, queueOf, SVG } from "./picture-requests.js";

onEachEngine("a chart in several formats", (create) => {
  let database: TestDatabase;
  let node: TestService;
  let apiKey: string;
  const open = async (overrides: Partial<AppDeps> = {}) => {
    node = await TestService.open(overrides, database);
    apiKey = await node.openAccount({ credits: 20 });
  };
  beforeEach(async () => {
    database = await create();
  });
  afterEach(async () => {
    await node.close();
    await database.drop();
  });
  const send = (headers: Record<string, string>, query = "?width=200") =>
    postTo(node, apiKey, COORDINATES + query, headers);
  const key = { "Idempotency-Key": "4f0c-1" };

  const formats = [SVG, PNG, { Accept: "application/json" }];
  test.each(formats)("costs one credit under one Idempotency-Key, $Accept first", async (first) => {
    await open();
    await send({ ...key, ...first });
    for (const format of formats) {
      const response = await send({ ...key, ...format }, "?theme=dark&width=210");
      expect(response.headers.get("Idempotent-Replayed")).toBe("true");
      const body = await bytesOf(response);
      const svg = renderBodygraph(chart, { theme: "dark" });
      if (format === SVG) expect(body.toString()).toBe(svg);
      else if (format === PNG) expect(Buffer.compare(body, pngOf(svg, 210))).toBe(0);
      else expect(JSON.parse(body.toString())).toMatchObject({ data: { type: "Projector" } });
    }
    expect(await node.balance(apiKey)).toEqual({ credits: 19, ledger: 19, charges: 1 });
  });

  test("costs a credit each time without a key", async () => {
    await open();
    for (const format of formats) await send(format);
    expect((await node.balance(apiKey)).charges).toBe(3);
  });

  test("with the queue of PNG full, a PNG gets 503 before a charge; SVG, JSON and a later retry work", async () => {
    const pending: (() => void)[] = [];
    const process = {
      convert: () =>
        new Promise<Uint8Array<ArrayBuffer>>((resolve) => {
          pending.push(() => resolve(new Uint8Array([1])));
        }),
    };
    let shed = 0;
    const counter = {
      whileWaiting: <Result>(work: () => Promise<Result>) => work(),
      countShed: () => void shed++,
    };
    const pngQueue = new PngQueue(process, counter, () => () => null);
    await open({ png: pngQueue });
    const accepted = Array.from({ length: 9 }, () => send(PNG));
    // The queue is full once the ninth request has come so far, however long the database takes.
    while (pngQueue.waiting < 8) await new Promise((resolve) => setImmediate(resolve));

    const refused = await send({ ...PNG, ...key });
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "1"]);
    expect(await codeOf(refused)).toBe("SERVICE_UNAVAILABLE");
    expect(shed).toBe(1);
    expect((await node.balance(apiKey)).charges).toBe(0);
    for (const format of [SVG, {}]) expect((await send(format)).status).toBe(200);

    while (pending.length > 0) {
      pending.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect((await Promise.all(accepted)).map(({ status }) => status)).toEqual(Array(9).fill(200));
    const retry = send({ ...PNG, ...key });
    while (pending.length === 0) await new Promise((resolve) => setImmediate(resolve));
    pending.shift()?.();
    const answer = await retry;
    expect([answer.status, answer.headers.get("Idempotent-Replayed")]).toEqual([200, null]);
    // Nine PNG, an SVG, JSON, and the retry.
    expect((await node.balance(apiKey)).charges).toBe(12);
  });

  test("a picture that cannot be made costs nothing, and its key is free for a retry", async () => {
    let isBroken = true;
    const pngQueue = queueOf(async () => {
      if (isBroken) throw new Error("no native module");
      return new Uint8Array([1]);
    });
    await open({ png: pngQueue });
    const failed = await send({ ...PNG, ...key });
    expect([failed.status, await codeOf(failed)]).toEqual([500, "CHART_GENERATION_FAILED"]);
    expect((await node.balance(apiKey)).charges).toBe(0);
    isBroken = false;
    expect((await send({ ...PNG, ...key })).status).toBe(200);
    expect((await node.balance(apiKey)).charges).toBe(1);
  });
});
