import type { ReactNode } from "react";
import { FieldError } from "@/components/ui/fields/field-error";

/** What the control inside a field must carry. */
export interface FieldLinks {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

export interface FieldLabels {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** The sentence beside the field; announced when it appears. */
  error?: string | null;
  /** Label for screen readers only. */
  labelHidden?: boolean;
}

interface FieldProps extends FieldLabels {
  /** Beside its label instead of below it. */
  inRow?: boolean;
  children: (links: FieldLinks) => ReactNode;
}

/** Label, hint and error around one control, tied together for assistive technology. */
export function Field({ id, label, hint, error, labelHidden = false, inRow = false, children }: FieldProps) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
  return (
    <div className={inRow ? "field field-row" : "field"}>
      <label htmlFor={id} className={labelHidden ? "sr-only" : undefined}>
        {label}
      </label>
      {children({ id, "aria-describedby": describedBy, "aria-invalid": error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} label={label} />
    </div>
  );
}
