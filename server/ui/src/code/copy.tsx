import type { FC } from "hono/jsx";
import { Icon } from "../icon.js";

/** A button that copies the text of an element. Only the script shows it. */
export const CopyButton: FC<{
  /** Id of the element. */
  readonly of: string;
  readonly label?: string;
  readonly class?: string;
}> = ({ of, label = "Copy", class: looks = "ghost slim" }) => (
  <button class={looks} type="button" data-copies={of} aria-live="polite" hidden>
    <Icon name="copy" />
    <span data-label>{label}</span>
  </button>
);

export const CopyId: FC<{
  readonly value: string;
  /** Name of the id for screen readers, such as "account ID". */
  readonly label: string;
}> = ({ value, label }) => (
  <span class="copy-id">
    <code id={`id-${value}`}>{value}</code>
    <button class="ghost icon-only" type="button" data-copies={`id-${value}`} aria-live="polite" hidden>
      <Icon name="copy" />
      <span class="visually-hidden" data-label>{`Copy ${label}`}</span>
    </button>
  </span>
);
