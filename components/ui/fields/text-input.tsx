import type { ComponentProps, ReactNode } from "react";
import { CONTROL_CLASS } from "@/components/ui/fields/control-class";
import { Field, type FieldLabels } from "@/components/ui/fields/field";
import { joinClasses } from "@/components/ui/join-classes";

interface TextInputProps extends Omit<ComponentProps<"input">, "id">, FieldLabels {
  /** Rendered inside the field's end edge, for example a "show password" button. */
  end?: ReactNode;
}

export function TextInput({
  id,
  label,
  hint,
  error,
  labelHidden,
  end,
  type = "text",
  className,
  ...rest
}: TextInputProps) {
  return (
    <Field {...{ id, label, hint, error, labelHidden }}>
      {(links) => (
        <span dir={rest.dir} className="control-frame">
          <input
            type={type}
            {...rest}
            {...links}
            className={joinClasses(CONTROL_CLASS, end ? "pe-12" : null, className)}
          />
          {end && <span className="control-end">{end}</span>}
        </span>
      )}
    </Field>
  );
}
