import type { Child, FC } from "hono/jsx";
import type { Viewer } from "../base/env.js";
import { FormToken } from "./field.js";

export interface ConfirmFormProps {
  readonly viewer: Pick<Viewer, "formToken">;
  readonly action: string;
  readonly button: string;
  /** Label of the link that changes nothing. */
  readonly cancel: string;
  readonly cancelHref: string;
  readonly values?: Readonly<Record<string, string>>;
  /** Makes the button an ordinary one: for what can be undone. */
  readonly isHarmless?: boolean;
  readonly fields?: Child;
  readonly children: Child;
}

/** Asks for a confirmation: says what happens, and offers the way back. */
export const ConfirmForm: FC<ConfirmFormProps> = (props) => {
  const { viewer, action, button, cancel, cancelHref, values = {}, isHarmless, fields, children } = props;
  return (
    <section class={isHarmless ? "card stack" : "card stack danger-zone"} aria-label="Confirmation">
      {children}
      <form class="stack form" method="post" action={action}>
        <FormToken viewer={viewer} />
        {Object.entries(values).map(([name, value]) => (
          <input type="hidden" name={name} value={value} />
        ))}
        {fields}
        <div class="actions">
          <button class={isHarmless ? undefined : "bad"} type="submit">
            {button}
          </button>
          <a class="button plain" href={cancelHref}>
            {cancel}
          </a>
        </div>
      </form>
    </section>
  );
};
