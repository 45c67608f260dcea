/** Returns the URL at which people reach a service, without a slash at the end. */
export function serviceUrl(
  { publicUrl, host }: { readonly publicUrl: string | undefined; readonly host: string },
  port: number,
): string {
  return publicUrl ?? `http://${hostInUrl(host)}:${port}`;
}

/** Returns the host as a caller on the same machine writes it in a URL. */
function hostInUrl(host: string): string {
  const reachable = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host;
  return reachable.includes(":") ? `[${reachable}]` : reachable;
}
