/** Returns the URL at which people reach the service, without a trailing slash. */
export function serviceUrl(
  { publicUrl, host }: { readonly publicUrl: string | undefined; readonly host: string },
  port: number,
): string {
  return publicUrl ?? listenUrl({ host }, port);
}

/** Returns the URL at which the service listens, for programs on the same machine. */
export function listenUrl({ host }: { readonly host: string }, port: number): string {
  return `http://${hostInUrl(host)}:${port}`;
}

/** Returns the host as it is written in a URL on the same machine; "any address" becomes the loopback address. */
function hostInUrl(host: string): string {
  const reachable = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host;
  return reachable.includes(":") ? `[${reachable}]` : reachable;
}
