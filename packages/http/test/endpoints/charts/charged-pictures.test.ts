import { TestService, type TestSettings } from "@chart/kit/services/test-service";
import { onEachEngine, type TestDatabase } from "@chart/kit/stores/test-stores";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Failure } from "../../../src/errors/failure.js";
import { bytesOf, COORDINATES, codeOf, PNG, pngOf, postTo, queueOf, SVG, svgOf } from "./picture-requests.js";

onEachEngine("a chart in several formats", (create) => {
  let database: TestDatabase;
  let node: TestService;
  let apiKey: string;
  const open = async (overrides: TestSettings = {}) => {
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
      const svg = svgOf("dark");
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

  test("a PNG takes its place for its account; one that the queue fails gets 503, costs nothing, and can be retried", async () => {
    const accounts: string[] = [];
    let failure: Failure | undefined = new Failure("SERVICE_UNAVAILABLE");
    const queue = queueOf(async () => failure ?? new Uint8Array([1]));
    const reserve = (account: string) => {
      accounts.push(account);
      return queue.reserve();
    };
    await open({ png: { reserve } });
    const failed = await send({ ...PNG, ...key });
    expect([failed.status, failed.headers.get("Retry-After"), await codeOf(failed)]).toEqual([
      503,
      "1",
      "SERVICE_UNAVAILABLE",
    ]);
    expect((await node.balance(apiKey)).charges).toBe(0);
    failure = undefined;
    expect((await send({ ...PNG, ...key })).status).toBe(200);
    expect((await node.balance(apiKey)).charges).toBe(1);
    const account = node.accountId(apiKey);
    expect(accounts).toEqual([account, account]);
  });
});
