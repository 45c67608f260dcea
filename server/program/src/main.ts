import { awaitSignals } from "./start/early-signals.js";

awaitSignals();
// Loading all modules takes most of a second.
const { startProcess } = await import("./start/start-process.js");
await startProcess();
