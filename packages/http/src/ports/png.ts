import type { Failure } from "../errors/failure.js";
import type { Caller } from "./caller.js";

/** Place of a request in the queue, taken before anything is spent on the request. */
export interface PngPlace {
  /**
   * Converts an SVG to PNG, or returns a failure if the caller has left in the meantime, or if what makes the pictures
   * is out of order. Call it once.
   */
  convert(svg: string, widthPx: number, caller: Caller): Promise<Uint8Array<ArrayBuffer> | Failure>;
  /** Gives the place to others. Further calls have no effect. */
  release(): void;
}

/** Port to what makes PNG of SVG, a limited number at a time. */
export interface Png {
  /**
   * Takes a place, which the caller must release, or returns a failure if none is free for the account.
   *
   * @param account Id of the account that the picture is made for.
   */
  reserve(account: string): PngPlace | Failure;
}
