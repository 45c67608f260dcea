import type { Caller, GeocodeFailure, Geocoder, Place } from "chart-http";

/** Geocoder with a fixed list of places and failures. */
export class FakeGeocoder implements Geocoder {
  /** All calls, in order. */
  readonly asked: { readonly location: string; readonly key: string; readonly signal?: AbortSignal }[] = [];
  /** True to be asked again by replays, as the index of places is. */
  isFree = false;
  readonly #answers: ReadonlyMap<string, Place | GeocodeFailure | Error>;

  constructor(answers: Readonly<Record<string, Place | GeocodeFailure | Error>> = {}) {
    this.#answers = new Map(Object.entries({ ...KNOWN, ...answers }));
  }

  async geocode(location: string, key: string, caller?: Caller): Promise<Place | GeocodeFailure> {
    this.asked.push({ location, key, ...(caller?.signal && { signal: caller.signal }) });
    const answer = this.#answers.get(location) ?? { code: "GEOCODE_LOCATION_NOT_FOUND" };
    if (answer instanceof Error) throw answer;
    return answer;
  }
}

const KNOWN = { "Amsterdam, The Netherlands": { coords: { lat: 52.37, lng: 4.89 } } };
