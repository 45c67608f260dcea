import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { StartError } from "../config/start-error.js";

/** Where to listen, and the variables that say so. */
export interface ListenAddress {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  readonly hostVariable: string;
  readonly portVariable: string;
}

/** Connections that may wait to be accepted: past it the system drops them, and their callers wait for seconds. */
const BACKLOG = 4096;

/** What the system says where it is the host that is wrong: not this machine's, unknown, no address at all. */
const FAULTS_OF_HOST = ["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN", "EINVAL", "EAFNOSUPPORT"];

/**
 * Starts to listen; resolves to the port.
 *
 * @throws StartError where the address is taken, forbidden or not ours; it names the variable at fault first.
 */
export async function listen(server: Server, address: ListenAddress): Promise<number> {
  const { host, port, hostVariable, portVariable } = address;
  server.listen({ port, host, backlog: BACKLOG });
  try {
    await once(server, "listening");
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "";
    const reason = FAULTS_OF_HOST.includes(code)
      ? `${hostVariable} ${host} cannot be listened on (${code})`
      : `${portVariable} ${port} on ${hostVariable} ${host} ${code === "EADDRINUSE" ? "is already in use" : `cannot be used (${code})`}`;
    throw new StartError(reason, { cause: error });
  }
  return (server.address() as AddressInfo).port;
}
