import type { ResponseMeta } from "./meta.js";

/** A call under way: a promise of its result. */
export interface ApiCall<T> extends Promise<T> {
  /** Returns a promise of the result together with the facts in the response's headers. */
  withResponse(): Promise<ApiResponse<T>>;
}

/** A result with the facts in the headers of its response. */
export interface ApiResponse<T> {
  readonly data: T;
  readonly meta: ResponseMeta;
}

/** Makes a call of the promise of a response. */
export function callOf<T>(response: Promise<ApiResponse<T>>): ApiCall<T> {
  const call = response.then(({ data }) => data);
  return Object.assign(call, {
    withResponse: () => {
      // The caller handles a failure by the promise that this returns.
      call.catch(() => {});
      return response;
    },
  });
}
