import type { Caller, GeocodeFailure, Geocoder, Place } from "../../src/geocoding/geocoder.js";

/** A geocoder that knows the texts it is given, and nothing else. */
export class FakeGeocoder implements Geocoder {
  /** What it was asked, in order. */
  readonly asked: { readonly location: string; readonly key: string; readonly signal?: AbortSignal }[] = [];
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
