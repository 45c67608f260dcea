import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { StartError } from "@chart/base";

/** Address to listen on, and the names of the environment variables that set it. */
export interface ListenAddress {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  readonly hostVariable: string;
  readonly portVariable: string;
}

/** Maximum number of connections that wait to be accepted. The system drops further ones, whose callers wait seconds. */
const BACKLOG = 4096;

/** Error codes that mean a wrong host: an address of another machine, an unknown name, or an invalid address. */
const HOST_ERROR_CODES = ["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN", "EINVAL", "EAFNOSUPPORT"];

/**
 * Starts to listen and resolves to the port.
 *
 * @throws StartError if the address is in use, forbidden or not of this machine. Its message begins with the variable.
 */
export async function listen(server: Server, address: ListenAddress): Promise<number> {
  const { host, port, hostVariable, portVariable } = address;
  server.listen({ port, host, backlog: BACKLOG });
  try {
    await once(server, "listening");
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "";
    const reason = HOST_ERROR_CODES.includes(code)
      ? `${hostVariable} ${host} cannot be used (${code})`
      : `${portVariable} ${port} on ${hostVariable} ${host} ${code === "EADDRINUSE" ? "is already in use" : `cannot be used (${code})`}`;
    throw new StartError(reason, { cause: error });
  }
  return (server.address() as AddressInfo).port;
}
