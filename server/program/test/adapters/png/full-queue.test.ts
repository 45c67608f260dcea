import { AMSTERDAM } from "@chart/kit/load/chart-call";
import { TestService } from "@chart/kit/services/test-service";
import { onEachEngine, type TestDatabase } from "@chart/kit/stores/test-stores";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PngQueue } from "../../../src/adapters/png/png-queue.js";

const [SVG, PNG] = [{ Accept: "image/svg+xml" }, { Accept: "image/png" }];
const key = { "Idempotency-Key": "4f0c-1" };

onEachEngine("the queue of PNG", (create) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await create();
  });
  afterEach(() => database.drop());

  test("when it is full, a PNG gets 503 before a charge; SVG, JSON and a later retry work", async () => {
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
    const node = await TestService.open({ png: pngQueue }, database);
    const apiKey = await node.openAccount({ credits: 20 });
    const send = (headers: Record<string, string>) => {
      const all = { Authorization: "Bearer <key>", ...headers };
      return node.post("/v2/charts/coordinates?width=200", apiKey, AMSTERDAM, all);
    };
    const accepted = Array.from({ length: 9 }, () => send(PNG));
    // The queue is full once the ninth request has come so far, however long the database takes.
    while (pngQueue.waiting < 8) await new Promise((resolve) => setImmediate(resolve));

    const refused = await send({ ...PNG, ...key });
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "1"]);
    expect(await refused.json()).toMatchObject({ errorCode: "SERVICE_UNAVAILABLE" });
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
    await node.close();
  });
});
