/** Reads whether the client takes gzip (RFC 9110, section 12.5.3): listed by its name or `*`, and not with a weight of 0. */
export function acceptsGzip(acceptEncoding: string | null | undefined): boolean {
  const weights = new Map(
    (acceptEncoding ?? "").split(",").map((entry) => {
      const [coding = "", ...parameters] = entry.split(";").map((text) => text.trim().toLowerCase());
      return [coding, parameters.every((parameter) => !/^q=0(\.0*)?$/.test(parameter))];
    }),
  );
  return weights.get("gzip") ?? weights.get("*") ?? false;
}
