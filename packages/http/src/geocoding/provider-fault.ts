/**
 * What went wrong at a provider, in our own words. It never wraps the error behind it, whose message may
 * hold the URL and with it the caller's key and the place.
 */
export class ProviderFault extends Error {
  override readonly name = "ProviderFault";
}
