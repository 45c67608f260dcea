import { once } from "node:events";
import { ENDPOINTS } from "@chart/kit/requests/endpoints";
import { RawConnection } from "@chart/kit/requests/raw-connection";
import { serve } from "@chart/kit/services/serve";
import { TestService } from "@chart/kit/services/test-service";
import type { Caller, Geocoder } from "chart-http";
import { expect, test } from "vitest";

/** Geocoder that never responds; ends when its request is aborted. */
class WaitingGeocoder implements Geocoder {
  readonly asked: Promise<AbortSignal>;
  #tellAsked!: (signal: AbortSignal) => void;

  constructor() {
    this.asked = new Promise((resolve) => {
      this.#tellAsked = resolve;
    });
  }

  geocode(_location: string, _key: string, { signal }: Caller = {}): Promise<never> {
    if (signal === undefined) throw new Error("nobody could end this");
    this.#tellAsked(signal);
    return new Promise((_resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
    });
  }
}

test.each(ENDPOINTS.filter(({ hasLocation }) => hasLocation))(
  "a client of $path that disconnects ends the geocoding and is not charged",
  async ({ path, headers, body }) => {
    const geocoder = new WaitingGeocoder();
    const service = await TestService.open({ geocoder });
    const server = await serve(service);
    const apiKey = await service.openAccount();
    const json = JSON.stringify(body);
    const lines = Object.entries({
      Host: "x",
      "Content-Type": "application/json",
      "Content-Length": json.length,
      ...headers,
    }).map(([name, value]) => `${name}: ${String(value).replace("<key>", apiKey)}\r\n`);
    const connection = new RawConnection(server.url);
    connection.send(`POST ${path} HTTP/1.1\r\n${lines.join("")}\r\n${json}`);
    const signal = await geocoder.asked;
    connection.hangUp();
    if (!signal.aborted) await once(signal, "abort");
    await server.close();

    expect(await service.balance(apiKey)).toEqual({ credits: 10, ledger: 10, charges: 0 });
    expect(service.logLines.join("")).not.toContain("failed on our side");
    await service.close();
  },
);
