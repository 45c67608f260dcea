import { TestService } from "@chart/kit/services/test-service";
import { createApi, type RepeatableRequest } from "chart-http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fakePorts, KEY } from "../create-api/fake-ports.js";

const geocodeKey = { "Chart-Geocode-Key": "any" };

describe("the fields that an Idempotency-Key is bound to", () => {
  const birth = { birthdate: "1990-09-05", birthtime: "21:17" };
  const coordinates = { lat: 52.37, lng: 4.89 };
  const amsterdam = "Amsterdam, The Netherlands";
  const batch = [
    { ...birth, ...coordinates },
    { ...birth, location: amsterdam },
    birth,
    {},
    { ...birth, birthtime: "9", location: 5 },
    { ...birth, lat: 91, lng: "4" },
    { ...birth, lng: 4.89, note: "x" },
  ];
  /** Texts from before `timeZone`, `utc` and `disambiguation`. Their digests may be kept. */
  const EARLIER: readonly (readonly [path: string, body: object, fields: string])[] = [
    ["/v2/charts", { ...birth, location: amsterdam }, `["1990-09-05","21:17","${amsterdam}"]`],
    ["/v2/charts/simple", { ...birth, location: amsterdam }, `["1990-09-05","21:17","${amsterdam}"]`],
    [
      "/v1/bodygraphs",
      { ...birth, birthdate: "05-Sep-1990", location: amsterdam },
      `["1990-09-05","21:17","${amsterdam}"]`,
    ],
    [
      "/v2/charts/coordinates?include=birth",
      { ...birth, ...coordinates },
      '["1990-09-05","21:17",52.37,4.89,"birth"]',
    ],
    [
      "/v2/charts/batch",
      { births: batch },
      `[["1990-09-05","21:17",52.37,4.89],["1990-09-05","21:17","${amsterdam}"],` +
        '["INVALID_LOCATION","1990-09-05","21:17",null,null,null],["INVALID_BIRTHDATE",null,null,null,null,null],' +
        '["INVALID_BIRTHTIME","1990-09-05","9",5,null,null],["INVALID_LATITUDE","1990-09-05","21:17",null,91,"4"],' +
        '["INVALID_LATITUDE","1990-09-05","21:17",null,null,4.89]]',
    ],
    [
      "/v2/charts/window/coordinates",
      { ...birth, ...coordinates, plusMinusMinutes: 5 },
      '["1990-09-05",{"time":"21:17","plusMinusMinutes":5},52.37,4.89]',
    ],
    [
      "/v2/charts/window",
      { birthdate: "1990-09-05", location: amsterdam },
      `["1990-09-05",{},"${amsterdam}"]`,
    ],
    [
      "/v2/transits",
      { at: "2026-11-22T12:00Z", ...birth, ...coordinates },
      '["2026-11-22T12:00:00.000Z","1990-09-05","21:17",52.37,4.89]',
    ],
    ["/v2/transits", {}, "[null]"],
    [
      "/v2/returns",
      { ...birth, ...coordinates, kinds: ["saturn"] },
      '["1990-09-05","21:17",52.37,4.89,["saturn"],null,null]',
    ],
    [
      "/v2/pentas",
      { people: [0, 1, 2].map((n) => ({ ...birth, lat: n, lng: -180 })) },
      '[["1990-09-05","21:17",0,180],["1990-09-05","21:17",1,180],["1990-09-05","21:17",2,180]]',
    ],
    [
      "/v2/groups",
      { people: [0, 1].map((n) => ({ ...birth, lat: n, lng: n })) },
      '[["1990-09-05","21:17",0,0],["1990-09-05","21:17",1,1]]',
    ],
    [
      "/v2/composites",
      {
        people: [
          { ...birth, ...coordinates },
          { ...birth, location: amsterdam },
        ],
      },
      `[["1990-09-05","21:17",52.37,4.89],["1990-09-05","21:17","${amsterdam}"]]`,
    ],
  ];
  const seen: RepeatableRequest[] = [];
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.open({
      hashRequest: (request) => {
        seen.push(request);
        return { keyHmac: crypto.randomUUID(), fingerprint: request.fields };
      },
    });
  });
  afterAll(() => service.close());

  const fieldsOf = async (path: string, body: object) => {
    const apiKey = await service.openAccount();
    const key = path.startsWith("/v1") ? { "Chart-Api-Key": apiKey } : { Authorization: `Bearer ${apiKey}` };
    await service.post(path, apiKey, body, { ...key, ...geocodeKey, "Idempotency-Key": "one" });
    return seen.at(-1)?.fields;
  };

  test.each(EARLIER)(
    "are those of earlier versions for earlier requests to %s: %j",
    async (path, body, fields) => {
      expect(await fieldsOf(path, body)).toBe(fields);
    },
  );

  test("have no trace of a disambiguation that is the default, and differ by every other new member", async () => {
    const path = "/v2/charts/coordinates";
    const body = { ...birth, ...coordinates };
    const plain = await fieldsOf(path, body);
    expect(await fieldsOf(path, { ...body, disambiguation: "compatible", utc: "ignored" })).toBe(plain);
    const others = [
      { ...body, disambiguation: "later" },
      { ...body, disambiguation: "reject" },
      { ...body, timeZone: "Europe/Paris" },
    ];
    const fields: unknown[] = [];
    for (const other of others) fields.push(await fieldsOf(path, other));
    expect(new Set([plain, ...fields]).size).toBe(4);
    const wrong = { ...birth, birthtime: "9", ...coordinates };
    const inBatch = (item: object) => fieldsOf("/v2/charts/batch", { births: [body, item] });
    expect(await inBatch({ ...wrong, disambiguation: "compatible" })).toBe(await inBatch(wrong));
    expect(await inBatch({ ...wrong, disambiguation: "later" })).not.toBe(await inBatch(wrong));
    const moment = "/v2/charts/moment";
    const zoned = { ...birth, timeZone: "europe/amsterdam" };
    expect(await fieldsOf(moment, zoned)).toBe(
      await fieldsOf(moment, { ...zoned, timeZone: "Europe/Amsterdam" }),
    );
    expect(await fieldsOf(moment, { utc: "1990-09-05T19:17Z" })).toBe(
      await fieldsOf(moment, { utc: "1990-09-05T19:17:00.000Z" }),
    );
  });

  test("are also those of a batch from before null counted as absent", async () => {
    const path = "/v2/charts/batch";
    const births = [
      { ...birth, ...coordinates },
      { ...birth, location: amsterdam, lat: null, lng: null, utc: null },
      { ...birth, timeZone: "Europe/Paris", disambiguation: null },
    ];
    const earlier =
      '[["1990-09-05","21:17",52.37,4.89],["INVALID_BIRTH","1990-09-05","21:17","Amsterdam, The Netherlands",null,null,' +
      '{"utc":null}],["INVALID_DISAMBIGUATION","1990-09-05","21:17",null,null,null,{"timeZone":"Europe/Paris"},' +
      '{"disambiguation":null}]]';
    const ports = fakePorts();
    const send = async (fingerprintOf: (fields: string) => string) => {
      const hashRequest = ({ key, fields }: RepeatableRequest) => ({
        keyHmac: key,
        fingerprint: fingerprintOf(fields),
      });
      const app = createApi({ ...ports, hashRequest });
      const response = await app.request(path, {
        method: "POST",
        headers: {
          ...{ "Content-Type": "application/json", Authorization: `Bearer ${KEY}`, ...geocodeKey },
          "Idempotency-Key": "one",
        },
        body: JSON.stringify({ births }),
      });
      return [response.status, response.headers.get("Idempotent-Replayed")];
    };
    expect(await send(() => earlier)).toEqual([200, null]);
    expect(await send((fields) => fields)).toEqual([200, "true"]);
    expect(await send((fields) => `${fields} `)).toEqual([422, null]);
  });
});
