import type { SearchOptions } from "./methods.generated.js";
import type { PlacesResult } from "./types.js";

/** Searches places while a text is typed. */
export interface PlacePicker {
  /**
   * Searches places whose names begin with a text. A newer search of this picker ends an older one, whose promise then
   * rejects with a {@link ChartApiError} of the code `ABORTED`. A text of fewer than two characters finds nothing, without
   * a request.
   */
  search(text: string, options?: SearchOptions): Promise<PlacesResult>;
  /** Ends the search under way, such as when the person has chosen a place. */
  cancel(): void;
}

/** Shortest text that the API searches for. */
const MIN_LENGTH = 2;

/** Creates a picker over a search. */
export function createPicker(search: PlacePicker["search"]): PlacePicker {
  let newest: AbortController | undefined;
  const cancel = () => newest?.abort();
  return {
    cancel,
    async search(text, { signal, ...options } = {}) {
      cancel();
      if (text.trim().length < MIN_LENGTH) return { places: [] };
      const own = new AbortController();
      newest = own;
      const abort = () => own.abort(signal?.reason);
      if (signal?.aborted) abort();
      signal?.addEventListener("abort", abort);
      try {
        return await search(text, { ...options, signal: own.signal });
      } finally {
        signal?.removeEventListener("abort", abort);
      }
    },
  };
}
