import type { FC } from "hono/jsx";
import type { Viewer } from "../env.js";

/** Properties of {@link Field}; those without a comment are attributes of the input. */
export interface FieldProps {
  readonly label: string;
  readonly name: string;
  readonly type?: "text" | "email" | "password" | "number" | "date" | "search";
  readonly value?: string | undefined;
  readonly autocomplete?: string;
  /** Help that is always visible. */
  readonly hint?: string;
  /** Error message for the submitted value. */
  readonly fault?: string | undefined;
  /** Fields are required by default. */
  readonly isOptional?: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly minlength?: number;
  readonly maxlength?: number;
}

/** A field with its label, hint and error message, linked for screen readers. */
export const Field: FC<FieldProps> = ({ label, name, type = "text", hint, fault, isOptional, ...rest }) => {
  const described = [hint && `${name}-hint`, fault && `${name}-fault`].filter(Boolean).join(" ");
  const input = (
    <input
      id={name}
      name={name}
      type={type}
      required={!isOptional}
      aria-describedby={described || undefined}
      aria-invalid={fault ? "true" : undefined}
      {...rest}
    />
  );
  return (
    <div class="field">
      <label for={name}>{label}</label>
      {type === "password" ? (
        <div class="with-button">
          {input}
          <button class="plain" type="button" data-reveals={name} aria-label={`Show: ${label}`} hidden>
            Show
          </button>
        </div>
      ) : (
        input
      )}
      {hint && (
        <p class="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {fault && (
        <p class="fault" id={`${name}-fault`}>
          {fault}
        </p>
      )}
    </div>
  );
};

/** The session's CSRF token, required in each form behind the sign-in. */
export const FormToken: FC<{ readonly viewer: Pick<Viewer, "formToken"> }> = ({ viewer }) => (
  <input type="hidden" name="form_token" value={viewer.formToken} />
);

/** The error message above the fields of a rejected form. */
export const FormFault: FC<{ readonly text: string | undefined }> = ({ text }) =>
  text === undefined ? null : (
    <p class="note bad" role="alert">
      {text}
    </p>
  );

/** The confirmation of an action, above a page. */
export const Done: FC<{ readonly text: string | undefined }> = ({ text }) =>
  text === undefined ? null : (
    <p class="note good" role="status">
      {text}
    </p>
  );
