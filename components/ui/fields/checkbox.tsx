import type { ComponentProps, ReactNode } from "react";
import { FieldError } from "@/components/ui/fields/field-error";

interface CheckboxProps extends Omit<ComponentProps<"input">, "id" | "type"> {
  id: string;
  /** May hold links: they stay outside of the label's click only where they are links. */
  label: ReactNode;
  error?: string | null;
}

export function Checkbox({ id, label, error, ...rest }: CheckboxProps) {
  return (
    <div className="grid gap-1">
      <div className="flex items-start gap-3">
        <input
          type="checkbox"
          {...rest}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="mt-0.5 size-6 shrink-0 rounded accent-sea"
        />
        <label htmlFor={id} className="text-sm">
          {label}
        </label>
      </div>
      <FieldError id={id} error={error} className="ms-9" />
    </div>
  );
}
