import { ChartInputError, type ChartInputErrorCode } from "chart-core";
import { Failure, type FailureCode } from "../errors/failure.js";

const FAILURE_OF_INPUT_ERROR: Readonly<Record<ChartInputErrorCode, FailureCode>> = {
  INVALID_DATE: "INVALID_BIRTHDATE",
  DATE_OUT_OF_RANGE: "INVALID_BIRTHDATE",
  INVALID_TIME: "INVALID_BIRTHTIME",
  INVALID_LATITUDE: "INVALID_LATITUDE",
  INVALID_LONGITUDE: "INVALID_LONGITUDE",
  UNKNOWN_ZONE: "TIMEZONE_LOOKUP_FAILED",
  INVALID_MOMENT: "CHART_GENERATION_FAILED",
  MOMENT_OUT_OF_RANGE: "CHART_GENERATION_FAILED",
  // A change of the clock can leave nothing of a window, or of a span from a birth.
  INVALID_WINDOW: "INVALID_WINDOW",
  // Checked before: an error of these kinds is a defect of the service.
  AMBIGUOUS_TIME: "CHART_GENERATION_FAILED",
  SKIPPED_TIME: "CHART_GENERATION_FAILED",
  INVALID_ANGLE: "CHART_GENERATION_FAILED",
  INVALID_OPTION: "CHART_GENERATION_FAILED",
  INVALID_CHART: "CHART_GENERATION_FAILED",
  INVALID_PEOPLE: "CHART_GENERATION_FAILED",
};

/** Translates an error that chart-core threw. Any but a ChartInputError is a defect: it becomes `unforeseen`. */
export function chartFailure(error: unknown, unforeseen: FailureCode): Failure {
  const code = error instanceof ChartInputError ? FAILURE_OF_INPUT_ERROR[error.code] : unforeseen;
  return new Failure(code, { cause: error });
}
