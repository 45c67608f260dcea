/**
 * Loaded by Node before the service (`--import`): the thread that renders the pages of the site starts with the first
 * request for one of them, not with the service. Rendering takes more processor time than many a test.
 */
import { subscribe } from "node:diagnostics_channel";
import { EventEmitter } from "node:events";
import { syncBuiltinESMExports } from "node:module";
import threads from "node:worker_threads";

/** Paths that are no pages of the site. */
const OTHERS = /^\/(?:v\d|dashboard|healthz|readyz|metrics|openapi\.json|assets)\b/;

const { Worker } = threads;

if (threads.isMainThread) {
  threads.Worker = new Proxy(Worker, {
    construct: (target, [entry, options], newTarget) =>
      String(entry).endsWith("/render-thread-entry.js")
        ? new PutOffThread(entry, options)
        : Reflect.construct(target, [entry, options], newTarget),
  });
  syncBuiltinESMExports();
}

/** A thread that has not started yet. */
class PutOffThread extends EventEmitter {
  #thread;

  constructor(entry, options) {
    super();
    let isStarted = false;
    subscribe("http.server.request.start", ({ request }) => {
      if (isStarted || OTHERS.test(request.url)) return;
      isStarted = true;
      const thread = new Worker(entry, options);
      this.#thread = thread;
      thread.unref();
      for (const event of ["message", "error", "exit"])
        thread.on(event, (...args) => this.emit(event, ...args));
    });
  }

  ref() {}

  unref() {}

  async terminate() {
    return this.#thread?.terminate();
  }
}
