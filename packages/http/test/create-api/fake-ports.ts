import { FakeGeocoder } from "@chart/kit/stand-ins/fake-geocoder";
import type { Access, ApiAccount, ApiPorts, ChargeStore, ClaimStore, PngPlace } from "chart-http";

/** Key of the only account. */
export const KEY = "fake-key";

/** An API key's account with its charges and claims, in memory. */
class FakeAccount implements Access {
  readonly account = { id: "acct_1", keyId: "key_1", credits: 50 };

  async findAccount(apiKey: string): Promise<ApiAccount | undefined> {
    return apiKey === KEY ? { ...this.account } : undefined;
  }

  refusalOf(): undefined {
    return undefined;
  }

  async describe(): ReturnType<Access["describe"]> {
    const createdAt = new Date("2026-01-01T00:00:00Z");
    const allocation = {
      left: this.account.credits,
      monthly: 50,
      renewsAt: new Date("2026-02-01T00:00:00Z"),
    };
    return {
      ...{ plan: "developer", tier: "advanced", credits: { allocation, granted: 0 } },
      key: { name: "Default", prefix: "fake-", lastFour: "-key", createdAt },
    };
  }

  async takeToken(): Promise<Awaited<ReturnType<Access["takeToken"]>>> {
    return { admitted: true, remaining: 9, retryAfterSeconds: 0 };
  }
}

/** Creates all ports, with accounts, charges and claims in memory. */
export function fakePorts(): FakePorts & { readonly routes: string[] } {
  const access = new FakeAccount();
  const kept = new Map<string, { readonly fingerprint: string; readonly data?: string }>();
  const charges: Pick<ChargeStore, "charge"> = {
    async charge({ credits = 1, answer }) {
      access.account.credits -= credits;
      if (answer !== undefined) kept.set(answer.keyHmac, answer);
      return access.account.credits;
    },
  };
  const claims: Pick<ClaimStore, "claimKey" | "releaseKey"> = {
    async claimKey({ keyHmac, fingerprint }) {
      const known = kept.get(keyHmac);
      if (known !== undefined && known.fingerprint !== fingerprint) return { kind: "reused" };
      if (known?.data !== undefined) return { kind: "answered", data: known.data };
      kept.set(keyHmac, { fingerprint });
      return { kind: "claimed" };
    },
    async releaseKey(keyHmac) {
      kept.delete(keyHmac);
    },
  };
  const place: PngPlace = { convert: async () => new Uint8Array([1, 2, 3]), release() {} };
  const routes: string[] = [];
  return {
    access,
    charges,
    claims,
    geocoder: new FakeGeocoder(),
    places: { search: () => [] },
    png: { reserve: () => place },
    isReady: async () => {},
    recordRequest: ({ method, route, code }) => void routes.push(`${method} ${route} ${code ?? "OK"}`),
    routes,
  };
}

type FakePorts = { readonly [Name in FakePort]: NonNullable<ApiPorts[Name]> };

type FakePort = "access" | "charges" | "claims" | "geocoder" | "places" | "png" | "isReady" | "recordRequest";
