/** Shares of time of the values of charts, loaded by pages that show them. */
export { shareOf } from "chart-core/lazy";
