import { fileURLToPath } from "node:url";
import { AMSTERDAM } from "@chart/kit/load/chart-call";
import { answerOf } from "@chart/kit/requests/answer";
import { TestService, type TestSettings } from "@chart/kit/services/test-service";
import { ChartInputError, computeChart } from "chart-core";
import { afterEach, describe, expect, test } from "vitest";
import { CHART_MEMBERS } from "../../../src/api/chart-json/chart-members.js";

let service: TestService;
afterEach(() => service.close());

describe("a successful response", () => {
  test("has exactly the documented members, in order, with chart-core's values", async () => {
    service = await TestService.open();
    const { data } = await answerOf(await service.postCoordinates(await service.openAccount()));

    const chart = computeChart(new Date("1990-09-05T19:17:00Z"), { lat: 52.37, lng: 4.89 });
    expect(Object.keys(data)).toEqual([...CHART_MEMBERS, "birthDateUtc"]);
    expect(chart).toMatchObject(data);
    expect(data.birthDateUtc).toBe("1990-09-05T19:17:00.000Z");
    expect(Object.keys(data.activations)).toEqual(["design", "personality"]);
  });

  test("is the same for the same birth, except for timestamp and request ID", async () => {
    service = await TestService.open();
    const apiKey = await service.openAccount();
    const [first, second] = [await service.postCoordinates(apiKey), await service.postCoordinates(apiKey)];

    expect(first.headers.get("X-Request-Id")).not.toBe(second.headers.get("X-Request-Id"));
    expect((await answerOf(first)).data).toEqual((await answerOf(second)).data);
  });
});

describe("a charge", () => {
  test("is on disk when the response arrives: a newly opened store has it", async () => {
    service = await TestService.open();
    const apiKey = await service.openAccount({ credits: 3 });
    const response = await service.postCoordinates(apiKey);
    await service.reopen();

    expect(await service.balance(apiKey)).toEqual({ credits: 2, ledger: 2, charges: 1 });
    expect(await service.sql("select request_id from ledger where kind = 'charge'")).toEqual([
      { request_id: response.headers.get("X-Request-Id") },
    ]);
  });

  test("never overdraws an account: 32 concurrent requests on 5 credits get 5 charts", async () => {
    service = await TestService.open();
    const apiKey = await service.openAccount({ credits: 5 });
    const responses = await Promise.all(Array.from({ length: 32 }, () => service.postCoordinates(apiKey)));

    const outcomes = responses.map(
      ({ status, headers }) => `${status} ${headers.get("X-Credits-Remaining")}`,
    );
    expect(outcomes.filter((outcome) => outcome.startsWith("200")).sort()).toEqual(
      [0, 1, 2, 3, 4].map((left) => `200 ${left}`),
    );
    expect(outcomes.filter((outcome) => outcome === "402 0")).toHaveLength(27);
    expect(await service.balance(apiKey)).toEqual({ credits: 0, ledger: 0, charges: 5 });
  });

  test("spends the monthly allocation before granted credits", async () => {
    service = await TestService.open();
    const apiKey = await service.openAccount({ credits: 1 });
    await service.sql("update accounts set granted_credits = 1");
    const left = [];
    for (let call = 0; call < 3; call++) {
      const { status, headers } = await service.postCoordinates(apiKey);
      left.push(`${status} ${headers.get("X-Credits-Remaining")}`);
    }

    expect(left).toEqual(["200 1", "200 0", "402 0"]);
    expect(await service.sql("select pot from ledger where kind = 'charge' order by rowid")).toEqual([
      { pot: "allocation" },
      { pot: "granted" },
    ]);
  });

  test("fails with 503 and charges nothing while another process locks the store; the next request succeeds", async () => {
    service = await TestService.open();
    const apiKey = await service.openAccount();
    const { default: Database } = await import("libsql");
    const other = new Database(fileURLToPath(service.database.url));
    other.exec("begin immediate");
    const locked = await service.postCoordinates(apiKey);
    other.exec("rollback");
    other.close();

    expect(locked.status).toBe(503);
    expect(locked.headers.get("Retry-After")).toBe("1");
    expect(await locked.json()).toMatchObject({
      success: false,
      errorCode: "SERVICE_UNAVAILABLE",
      data: null,
    });
    expect((await service.postCoordinates(apiKey)).status).toBe(200);
    expect(await service.balance(apiKey)).toEqual({ credits: 9, ledger: 9, charges: 1 });
  });
});

describe("an internal error", () => {
  const unforeseen = () => {
    throw new RangeError("the sky fell down");
  };
  const inputError = (code: "UNKNOWN_ZONE" | "MOMENT_OUT_OF_RANGE" | "INVALID_DATE") => () => {
    throw new ChartInputError({ code, field: "zone", received: AMSTERDAM.birthdate, expected: "another" });
  };
  const faults: [string, TestSettings, number, string][] = [
    ["the chart", { computeChart: unforeseen }, 500, "CHART_GENERATION_FAILED"],
    [
      "the chart's range",
      { computeChart: inputError("MOMENT_OUT_OF_RANGE") },
      500,
      "CHART_GENERATION_FAILED",
    ],
    ["the zone finder", { resolveBirthMoment: unforeseen }, 500, "TIMEZONE_LOOKUP_FAILED"],
    ["an unknown zone", { resolveBirthMoment: inputError("UNKNOWN_ZONE") }, 500, "TIMEZONE_LOOKUP_FAILED"],
    [
      "a date that only chart-core refuses",
      { resolveBirthMoment: inputError("INVALID_DATE") },
      400,
      "INVALID_BIRTHDATE",
    ],
    ["the clock, after the chart", { now: unforeseenOnce() }, 500, "INTERNAL_ERROR"],
  ];

  test.each(faults)(
    "in %s gets an error response, is logged with the request ID, and charges nothing",
    async (...row) => {
      const [, overrides, status, errorCode] = row;
      service = await TestService.open(overrides);
      const apiKey = await service.openAccount();
      const response = await service.postCoordinates(apiKey);
      const answer = await answerOf(response);

      expect(response.status).toBe(status);
      expect(answer).toMatchObject({ success: false, errorCode, type: "", data: null });
      expect(answer.message).not.toMatch(/sky|stack|Error/);
      expect(await service.balance(apiKey)).toEqual({ credits: 10, ledger: 10, charges: 0 });

      const logged = service.logLines
        .map((line) => JSON.parse(line))
        .find(({ error }) => error !== undefined);
      expect(logged).toMatchObject({ requestId: response.headers.get("X-Request-Id"), code: errorCode });
      expect(service.logLines.join("")).not.toContain(AMSTERDAM.birthdate);
    },
  );

  /**
   * Returns a clock that fails once, when the charge reads it (the third time), and then works again for the error
   * response.
   */
  function unforeseenOnce(): () => Date {
    let asked = 0;
    return () => (asked++ === 2 ? unforeseen() : new Date());
  }
});
