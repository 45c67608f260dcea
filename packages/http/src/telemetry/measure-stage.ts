/** The parts of a chart's making whose times are looked at. */
export type Stage = "geocode" | "compute" | "charge";

/** Does a stage's work, and takes its time until it has returned, resolved or failed. */
export type MeasureStage = <Result>(stage: Stage, work: () => Result) => Result;
