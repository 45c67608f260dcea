/** Hono's environment of the public pages. */
export interface PageEnv {
  Bindings: {
    /** The request's id, assigned before the request reaches a page. */
    readonly requestId: string;
    /** IP address that the connection comes from, which may be a proxy. */
    readonly remoteAddress?: string | undefined;
  };
}
