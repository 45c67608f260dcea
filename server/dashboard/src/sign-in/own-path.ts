/** Returns the path if it is one of the dashboard's; undefined otherwise, so that no link redirects to another site. */
export function ownPath(path: string | undefined): string | undefined {
  return path !== undefined && /^\/dashboard(\/[\w./?=&%~:+-]*)?$/.test(path) ? path : undefined;
}
