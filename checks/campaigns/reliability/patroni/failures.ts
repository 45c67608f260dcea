import { setTimeout as delay } from "node:timers/promises";
import type { Cluster } from "./cluster.js";

/** A failure of the cluster: begins, and ends when everything is repaired. */
export interface Failure {
  readonly name: string;
  /** Begins it; returns a function that ends it. */
  readonly begin: (cluster: Cluster) => Promise<() => Promise<void>>;
  /** Shortest time until it ends. It lasts until charts are served again. */
  readonly lastsMs: number;
}

export const FAILURES: Readonly<Record<string, Failure>> = {
  leader: {
    name: "the machine of the leader dies",
    lastsMs: 5000,
    async begin(cluster) {
      const { leader } = await cluster.healthy();
      leader.signal("KILL");
      return async () => cluster.start(leader);
    },
  },
  standby: {
    name: "the machine of the synchronous standby dies",
    lastsMs: 15_000,
    async begin(cluster) {
      const { standby } = await cluster.healthy();
      standby.signal("KILL");
      return async () => cluster.start(standby);
    },
  },
  etcd: {
    name: "all three etcd die",
    lastsMs: 30_000,
    async begin(cluster) {
      for (const machine of cluster.machines) machine.signal("KILL", "etcd");
      return async () => {
        for (const machine of cluster.machines) cluster.startEtcd(machine);
        // Until they have chosen a leader, Patroni shows what it knew.
        await delay(5000);
      };
    },
  },
  network: {
    name: "the network of the leader is cut",
    lastsMs: 30_000,
    async begin(cluster) {
      const { leader } = await cluster.healthy();
      leader.connect(false);
      return async () => leader.connect(true);
    },
  },
  pause: {
    name: "the machine of the leader stands still and goes on",
    lastsMs: 30_000,
    async begin(cluster) {
      const { leader } = await cluster.healthy();
      leader.signal("STOP");
      return async () => leader.signal("CONT");
    },
  },
};
