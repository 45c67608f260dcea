import type { HelperProcess } from "@chart/kit/postgres/helper-process";

/** A proxy in front of a service. */
export interface Gateway {
  readonly port: number;
  readonly process: HelperProcess;
}

/** Starts a proxy in front of a service on a port of loopback. */
export type StartGateway = (servicePort: number) => Promise<Gateway>;
