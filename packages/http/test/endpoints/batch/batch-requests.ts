import type { TestService } from "@chart/kit/services/test-service";

export interface Item {
  readonly index: number;
  readonly chart?: { readonly birthDateUtc: string };
  readonly errorCode?: string;
  readonly message?: string;
}

export interface Data {
  readonly items: readonly Item[];
  readonly credits: number;
}

export const PATH = "/v2/charts/batch";
export const AMSTERDAM = { birthdate: "1990-09-05", birthtime: "21:17", lat: 52.37, lng: 4.89 };
export const FAILED = { ...AMSTERDAM, birthdate: "1990-02-30" };

/** Births on following minutes. */
export const births = (count: number) =>
  Array.from({ length: count }, (_, minute) => ({
    ...AMSTERDAM,
    birthtime: `12:${String(minute % 60).padStart(2, "0")}`,
  }));
export const located = (location: string) => ({ birthdate: "1990-09-05", birthtime: "21:17", location });

export const post = (
  service: TestService,
  apiKey: string,
  list: readonly object[],
  headers: Readonly<Record<string, string>> = {},
) =>
  service.post(
    PATH,
    apiKey,
    { births: list },
    {
      Authorization: "Bearer <key>",
      "Chart-Geocode-Key": "a caller's own key",
      ...headers,
    },
  );

export const dataOf = async (response: Response) => ((await response.json()) as { data: Data }).data;
export const codesOf = ({ items }: Data) => items.map(({ errorCode = "" }) => errorCode);
