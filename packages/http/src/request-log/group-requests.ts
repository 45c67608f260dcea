import { OpenGroup } from "./request-group.js";
import type { LoggedRequest, RequestGroup } from "./request-log-store.js";

/** Puts requests into groups of one kind. */
export class RequestGroups {
  /** Groups that are not full, by key: a key has so few that searching them is faster than a map by all facts. */
  #open = new Map<string, OpenGroup[]>();
  #full: RequestGroup[] = [];

  add(request: LoggedRequest): void {
    let groups = this.#open.get(request.keyId);
    if (groups === undefined) {
      groups = [];
      this.#open.set(request.keyId, groups);
    }
    // From the newest one on, because groups of earlier spans stay open while the store cannot be reached.
    for (let index = groups.length - 1; index >= 0; index--) {
      const group = groups[index];
      if (!group?.add(request)) continue;
      if (group.isFull) {
        this.#full.push(group.close());
        groups.splice(index, 1);
      }
      return;
    }
    groups.push(new OpenGroup(request));
  }

  /** Closes all groups and returns them. A later request begins a new group. */
  take(): RequestGroup[] {
    const groups = this.#full;
    for (const open of this.#open.values()) for (const group of open) groups.push(group.close());
    this.#full = [];
    this.#open = new Map();
    return groups;
  }
}
