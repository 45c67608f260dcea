interface Resource {
  close?(): Promise<void>;
}

/** Collects the resources that must be closed when the process stops. */
export class OpenResources {
  readonly #resources: Resource[] = [];

  own<Opened extends Resource>(resource: Opened): Opened {
    this.#resources.push(resource);
    return resource;
  }

  /** Closes all resources, the latest first, including those that a start in progress still adds. */
  async close(): Promise<void> {
    for (let last = this.#resources.pop(); last !== undefined; last = this.#resources.pop()) {
      await last.close?.();
    }
  }
}
