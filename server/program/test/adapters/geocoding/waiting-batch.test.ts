import { TestService } from "@chart/kit/services/test-service";
import { computeChart } from "chart-core";
import type { Geocoder, Place } from "chart-http";
import { expect, test } from "vitest";
import { excludingWaits } from "../../../src/adapters/geocoding/excluding-waits.js";
import { AdmissionControl } from "../../../src/server/overload/admission-control.js";

test("a batch is one request, and never at work: its look-ups and its charts wait for their turn", async () => {
  const admission = new AdmissionControl({ maxInFlight: 1000, maxWaitMs: 60_000 });
  const counts = () => [admission.inFlight, admission.waiting, admission.ordinary];
  let answerLookups!: (place: Place) => void;
  const lookup = new Promise<Place>((resolve) => {
    answerLookups = resolve;
  });
  const lookups: number[][] = [];
  const geocoder: Geocoder = {
    geocode: () => {
      lookups.push(counts());
      return lookup;
    },
  };
  const charts: number[][] = [];
  const service = await TestService.open({
    admission,
    geocoder: excludingWaits(geocoder, admission),
    computeChart: (utc) => {
      charts.push(counts());
      return computeChart(utc);
    },
  });
  const apiKey = await service.openAccount({ credits: 500 });
  const birth = { birthdate: "1990-09-05", birthtime: "21:17" };
  const births = Array(99).fill({ ...birth, lat: 52.37, lng: 4.89 });
  for (const location of ["Rome, Italy", "Ulm, Germany"]) births.push({ ...birth, location });
  const headers = { Authorization: "Bearer <key>", "Chart-Geocode-Key": "a caller's own key" };
  const answer = service.post("/v2/charts/batch", apiKey, { births }, headers);
  await expect
    .poll(() => lookups)
    .toEqual([
      [1, 0, 0],
      [1, 0, 0],
    ]);

  const other = await service.openAccount();
  charts.length = 0;
  expect((await service.postCoordinates(other)).status).toBe(200);
  expect(charts).toEqual([[2, 0, 1]]);

  charts.length = 0;
  answerLookups({ coords: { lat: 52.37, lng: 4.89 } });
  expect(await (await answer).json()).toMatchObject({ data: { credits: 101 } });
  expect(charts).toEqual(Array(101).fill([1, 0, 0]));
  expect(counts()).toEqual([0, 0, 0]);
  admission.close();
  await service.close();
});
