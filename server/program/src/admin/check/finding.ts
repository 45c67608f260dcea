/** Finding about one part of the service. */
export interface Finding {
  readonly part: "settings" | "store" | "mail" | "places" | "proxy";
  /** A fault would keep the service from starting or working; a note is for the operator to judge. */
  readonly result: "ok" | "note" | "fault";
  readonly text: string;
}

/** Findings about one part. */
export type Found = readonly Omit<Finding, "part">[];
