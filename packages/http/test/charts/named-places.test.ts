import { AMSTERDAM } from "@chart/kit/load/chart-call";
import { ENDPOINTS } from "@chart/kit/requests/endpoints";
import { TestService } from "@chart/kit/services/test-service";
import { FakeGeocoder } from "@chart/kit/stand-ins/fake-geocoder";
import { resolveBirthMoment } from "chart-core/birth-moment";
import { afterEach, describe, expect, test } from "vitest";

const [charts, , , bodygraphs] = ENDPOINTS;
const { path, headers, body } = charts!;

let service: TestService;
afterEach(() => service.close());

const dataOf = async (response: Response) =>
  ((await response.json()) as { data: Record<string, unknown> }).data;

test("a place name gives the same chart as its coordinates", async () => {
  service = await TestService.open();
  const apiKey = await service.openAccount();
  const named = await dataOf(await service.post(path, apiKey, body, headers));
  expect(named).toEqual(await dataOf(await service.postCoordinates(apiKey, AMSTERDAM)));
});

test("the geocoder receives the text and the client's key without surrounding spaces", async () => {
  const geocoder = new FakeGeocoder();
  service = await TestService.open({ geocoder });
  const spaced = { ...headers, "Chart-Geocode-Key": " my key " };
  await service.post(
    path,
    await service.openAccount(),
    { ...body, location: " Atlantis, The Sea\n" },
    spaced,
  );
  expect(geocoder.asked).toMatchObject([{ location: "Atlantis, The Sea", key: "my key" }]);
});

test("a zone that comes with the place is used, and no zone is looked up", async () => {
  const zones: unknown[] = [];
  const findZone = (place: unknown) => {
    zones.push(place);
    return "Etc/UTC";
  };
  const coords = { lat: 52.37, lng: 4.89 };
  service = await TestService.open({
    geocoder: new FakeGeocoder({ "New Amsterdam": { coords, zone: "America/New_York" } }),
    resolveBirthMoment: (birth) => resolveBirthMoment(birth, { findZone }),
  });
  const apiKey = await service.openAccount();

  const named = await service.post(path, apiKey, { ...body, location: "New Amsterdam" }, headers);
  expect((await dataOf(named))["birthDateUtc"]).toBe("1990-09-06T01:17:00.000Z");
  expect(zones).toEqual([]);

  const other = await service.post(path, apiKey, body, headers);
  expect((await dataOf(other))["birthDateUtc"]).toBe("1990-09-05T21:17:00.000Z");
  expect(zones).toEqual([coords]);
});

test("if another request takes the last credit while the place is looked up, the response is 402", async () => {
  const geocoder = new FakeGeocoder();
  service = await TestService.open({
    geocoder: {
      geocode: async (...asked) => {
        await service.sql("update accounts set allocation_credits = 0");
        await service.sql("update ledger set amount = 0");
        return geocoder.geocode(...asked);
      },
    },
  });
  const apiKey = await service.openAccount({ credits: 1 });
  const response = await service.post(path, apiKey, body, headers);
  expect(response.status).toBe(402);
  expect(response.headers.get("X-Credits-Remaining")).toBe("0");
  expect(await service.balance(apiKey)).toEqual({ credits: 0, ledger: 0, charges: 0 });
});

describe("v1 reads two-digit years relative to the service's clock", () => {
  test.each([
    ["2026-01-14T23:59:59.999Z", "1926-01-15"],
    ["2026-01-15T00:00:00.000Z", "2026-01-15"],
  ])("at %s, 15-Jan-26 is %s", async (now, date) => {
    const dates: string[] = [];
    service = await TestService.open({
      now: () => new Date(now),
      resolveBirthMoment: (birth) => {
        dates.push(birth.date);
        return resolveBirthMoment(birth);
      },
    });
    const birth = { ...bodygraphs!.body, birthdate: "15-Jan-26" };
    const apiKey = await service.openAccount();
    expect((await service.post(bodygraphs!.path, apiKey, birth, bodygraphs!.headers)).status).toBe(200);
    expect(dates).toEqual([date]);
  });
});
