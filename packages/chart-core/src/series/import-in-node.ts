/*
 * The entry `chart-core/series` where Node imports it. A missing peer dependency is reported with the command that
 * installs it; bundlers report it themselves, and `require` cannot wait for an import.
 */

const series: typeof import("./index.js") = await import("./index.js").catch(
  (error: { readonly code?: unknown }) => {
    if (error.code !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new Error('The entry "series" needs the package astronomia. Install it: npm install astronomia@4', {
      cause: error,
    });
  },
);

/** The class of the errors of the entry `chart-core/series`. */
export const ChartInputError: typeof series.ChartInputError = series.ChartInputError;

/** The function `longitudeDeg` of the entry `chart-core/series`. */
export const longitudeDeg: typeof series.longitudeDeg = series.longitudeDeg;
