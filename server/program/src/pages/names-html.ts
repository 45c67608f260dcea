/** Returns true if Accept names text/html, as browsers do. Wildcards do not count: programs send them. */
export function namesHtml(accept: string | undefined): boolean {
  if (accept === undefined) return false;
  return accept.split(",").some((member) => {
    const [range = "", ...parameters] = member.split(";").map((part) => part.trim().toLowerCase());
    return range === "text/html" && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}
