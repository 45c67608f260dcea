import type { Socket } from "node:net";

/** Number under which a parser keeps the function that it calls for each piece of a body. */
const ON_BODY = 3;

/** Node's parser of a connection, of which its documentation says nothing. */
interface Parser {
  onIncoming?: (() => number) | undefined;
  [ON_BODY]?: (() => void) | undefined;
}

interface WithParser {
  readonly parser?: Parser | null;
}

/** Answer of a parser's `onIncoming` to a request after which the connection speaks no HTTP any more. */
const NO_MORE_HTTP = 2;

/**
 * Stops Node from parsing what it has read of a connection. Otherwise it makes a request of each 38 bytes of the 64 KB,
 * although the connection is closed, and keeps all of them until the next turn: half a million for 300 connections.
 */
export function stopParsing(socket: Socket & WithParser): void {
  const { parser } = socket;
  if (parser?.onIncoming) parser.onIncoming = () => NO_MORE_HTTP;
}

/**
 * Makes Node skip the pieces of a body that it has read. Otherwise it makes a buffer of each, eight times the work of
 * reading past it. Node uses a parser again for other connections, after a CONNECT even before its own is closed, but not
 * before the microtasks.
 */
export function stopBody(socket: Socket & WithParser): void {
  const { parser } = socket;
  const onBody = parser?.[ON_BODY];
  if (!parser || onBody?.name !== "parserOnBody") return;
  parser[ON_BODY] = undefined;
  queueMicrotask(() => {
    parser[ON_BODY] = onBody;
  });
}
