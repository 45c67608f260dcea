/** Sites that may show the form in a frame and search for places. Has no functions, because it crosses a thread. */
export interface Embedding {
  /** Origins that the operator lists. */
  readonly origins: readonly string[];
  /** True if every page on the service's own machine may: in development on a loopback address. */
  readonly allowsLoopback: boolean;
}

const LOOPBACK_ORIGIN = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

/** Host sources of pages on the same machine. A policy has no notation for `[::1]`: Chromium ignores it with an error. */
const LOOPBACK_SOURCES = ["http", "https"].flatMap((scheme) => [
  `${scheme}://localhost:*`,
  `${scheme}://127.0.0.1:*`,
]);

/** Returns true if pages of an origin may search for places. */
export function maySearch({ origins, allowsLoopback }: Embedding, origin: string): boolean {
  return origins.includes(origin) || (allowsLoopback && LOOPBACK_ORIGIN.test(origin));
}

/** Returns the sites that may show the form in a frame, as a Content-Security-Policy lists them. */
export function frameSources({ origins, allowsLoopback }: Embedding): readonly string[] {
  return allowsLoopback ? [...origins, ...LOOPBACK_SOURCES] : origins;
}
