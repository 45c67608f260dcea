import type { FC } from "hono/jsx";

export interface FieldProps {
  readonly label: string;
  readonly name: string;
  readonly type?: "text" | "email" | "password" | "number" | "date" | "search";
  readonly value?: string | undefined;
  readonly autocomplete?: string;
  readonly hint?: string;
  /** What is wrong with the value that was sent. */
  readonly fault?: string | undefined;
  readonly isOptional?: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly minlength?: number;
  readonly maxlength?: number;
}

/** A field with its label, its hint and what is wrong with it, tied together for screen readers. */
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

/** What a form that was not accepted says above its fields. */
export const FormFault: FC<{ readonly text: string | undefined }> = ({ text }) =>
  text === undefined ? null : (
    <p class="note bad" role="alert">
      {text}
    </p>
  );

/** What was done, above a page. */
export const Done: FC<{ readonly text: string | undefined }> = ({ text }) =>
  text === undefined ? null : (
    <p class="note good" role="status">
      {text}
    </p>
  );
