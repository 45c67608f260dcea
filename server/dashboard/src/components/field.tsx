import type { Child, FC } from "hono/jsx";
import type { Viewer } from "../base/env.js";
import { Banner } from "./badge.js";

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
  readonly placeholder?: string;
  /** Id of a datalist with suggestions. */
  readonly list?: string;
}

/** A field with its label, hint and error message, linked for screen readers. */
export const Field: FC<FieldProps> = ({ label, name, type = "text", hint, fault, isOptional, ...rest }) => {
  const input = (
    <input
      id={name}
      name={name}
      type={type}
      required={!isOptional}
      {...described({ name, hint, fault })}
      {...rest}
    />
  );
  return (
    <FieldFrame label={label} name={name} hint={hint} fault={fault}>
      {type === "password" ? (
        <div class="with-button">
          {input}
          <button class="ghost slim" type="button" data-reveals={name} aria-label={`Show: ${label}`} hidden>
            Show
          </button>
        </div>
      ) : (
        input
      )}
    </FieldFrame>
  );
};

/** An entry of a {@link SelectField}. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** A choice from a list, with its label, hint and error message. */
export const SelectField: FC<{
  readonly label: string;
  readonly name: string;
  readonly options: readonly Option[];
  readonly value: string | undefined;
  readonly hint?: string;
  readonly fault?: string | undefined;
}> = ({ label, name, options, value, hint, fault }) => (
  <FieldFrame label={label} name={name} hint={hint} fault={fault}>
    <select id={name} name={name} {...described({ name, hint, fault })}>
      {options.map((option) => (
        <option value={option.value} selected={option.value === value}>
          {option.label}
        </option>
      ))}
    </select>
  </FieldFrame>
);

type FrameProps = Pick<FieldProps, "label" | "name" | "fault"> & { readonly hint: string | undefined };

const FieldFrame: FC<FrameProps & { readonly children?: Child }> = ({
  label,
  name,
  hint,
  fault,
  children,
}) => (
  <div class="field">
    <label for={name}>{label}</label>
    {children}
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

/** Attributes that link a control to its hint and its error message. */
function described({ name, hint, fault }: Omit<FrameProps, "label">) {
  const ids = [hint && `${name}-hint`, fault && `${name}-fault`].filter(Boolean).join(" ");
  return {
    "aria-describedby": ids || undefined,
    "aria-invalid": fault ? ("true" as const) : undefined,
  };
}

/** The session's CSRF token, required in each form behind the sign-in. */
export const FormToken: FC<{ readonly viewer: Pick<Viewer, "formToken"> }> = ({ viewer }) => (
  <input type="hidden" name="form_token" value={viewer.formToken} />
);

export const FormFault: FC<{ readonly text: string | undefined }> = ({ text }) =>
  text === undefined ? null : (
    <Banner tone="bad" role="alert">
      {text}
    </Banner>
  );

/** The confirmation of an action, above a page. */
export const Done: FC<{ readonly text: string | undefined }> = ({ text }) =>
  text === undefined ? null : (
    <Banner tone="good" role="status">
      {text}
    </Banner>
  );
