import type { Child, FC } from "hono/jsx";

/** Meaning of a color: a neutral one without a tone. */
export type Tone = "good" | "warn" | "bad" | "info";

/** A short label; with a dot it is the status of something. */
export const Badge: FC<{
  readonly tone?: Tone | undefined;
  readonly isStatus?: boolean;
  readonly children: Child;
}> = ({ tone, isStatus, children }) => (
  <span class={["pill", tone, isStatus && "dot"].filter(Boolean).join(" ")}>{children}</span>
);

/** A message above a page or in a card. An alert is announced by screen readers at once, a status when they pause. */
export const Banner: FC<{
  readonly tone: Tone;
  readonly role?: "alert" | "status";
  /** A button or link at the end. */
  readonly action?: Child;
  readonly children: Child;
}> = ({ tone, role, action, children }) => (
  <div class={tone === "info" ? "note" : `note ${tone}`} role={role}>
    <p>{children}</p>
    {action}
  </div>
);
