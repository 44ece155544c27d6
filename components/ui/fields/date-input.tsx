import type { ComponentProps, ReactNode } from "react";
import { CONTROL_CLASS } from "@/components/ui/fields/control-class";
import { Field, type FieldLabels } from "@/components/ui/fields/field";
import { Icon } from "@/components/ui/icon/icon";
import { joinClasses } from "@/components/ui/join-classes";

export interface DateInputProps extends Omit<ComponentProps<"input">, "id" | "type">, FieldLabels {
  /** Shown in place of the browser's own digits, unless these are being typed; null leaves them in sight. */
  words: string | null;
  /** Lies over the whole field, beside the digits while they are being typed; absent before scripts run. */
  button: ReactNode;
}

/** The browser's date field under its label, covered by its day in words. */
export function DateInput({
  id,
  label,
  hint,
  error,
  labelHidden,
  words,
  button,
  className,
  ...rest
}: DateInputProps) {
  return (
    <Field {...{ id, label, hint, error, labelHidden }}>
      {(links) => (
        <span className={joinClasses(CONTROL_CLASS, "date-control", className)}>
          <input {...rest} {...links} type="date" />
          {words && (
            <span aria-hidden className="date-words" data-early={button ? undefined : ""}>
              {words}
            </span>
          )}
          <Icon name="calendar-days" size={20} className="date-icon" />
          {button}
        </span>
      )}
    </Field>
  );
}
