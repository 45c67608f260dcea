/** Compares the header If-None-Match as RFC 9110, section 13.1.2, says: weakly, with any of the listed tags. */
export function matchesETag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  const listed = (ifNoneMatch ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return listed.includes("*") || listed.includes(etag);
}
