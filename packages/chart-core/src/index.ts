export * from "./chart.js";
