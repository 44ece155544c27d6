import type { ComponentProps } from "react";
import { CONTROL_CLASS } from "@/components/ui/fields/control-class";
import { Field, type FieldLabels } from "@/components/ui/fields/field";
import { joinClasses } from "@/components/ui/join-classes";

type TextAreaProps = Omit<ComponentProps<"textarea">, "id"> & FieldLabels;

export function TextArea({
  id,
  label,
  hint,
  error,
  labelHidden,
  className,
  rows = 4,
  ...rest
}: TextAreaProps) {
  return (
    <Field {...{ id, label, hint, error, labelHidden }}>
      {(links) => (
        <textarea rows={rows} {...rest} {...links} className={joinClasses(CONTROL_CLASS, className)} />
      )}
    </Field>
  );
}
