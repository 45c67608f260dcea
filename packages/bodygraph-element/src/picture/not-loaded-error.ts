/** The error of a file of the element that could not be loaded, such as a table. */
export class NotLoadedError extends Error {}

/** Waits for a part of the element that is loaded when it is needed; a failure becomes a `NotLoadedError`. */
export async function loaded<T>(part: Promise<T>): Promise<T> {
  try {
    return await part;
  } catch (cause) {
    // What a loaded part refuses is not a failure to load it.
    if (cause instanceof Error && cause.name === "ChartInputError") throw cause;
    throw new NotLoadedError(
      "A part of the chart could not be loaded. Check your connection and try again.",
      {
        cause,
      },
    );
  }
}
