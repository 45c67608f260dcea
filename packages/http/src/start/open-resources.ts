/** A resource that may have to be closed. */
interface Resource {
  close?(): Promise<void>;
}

/** Owner of all resources of a process that have to be closed when it stops. */
export class OpenResources {
  readonly #resources: Resource[] = [];

  /** Takes over a resource; returns it. */
  own<Opened extends Resource>(resource: Opened): Opened {
    this.#resources.push(resource);
    return resource;
  }

  /** Closes all resources, the last one first; also those that a start under way adds meanwhile. */
  async close(): Promise<void> {
    for (let last = this.#resources.pop(); last !== undefined; last = this.#resources.pop()) {
      await last.close?.();
    }
  }
}
