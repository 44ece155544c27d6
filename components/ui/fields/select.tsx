import type { ComponentProps } from "react";
import { CONTROL_CLASS } from "@/components/ui/fields/control-class";
import { Field, type FieldLabels } from "@/components/ui/fields/field";
import { joinClasses } from "@/components/ui/join-classes";

type SelectProps = Omit<ComponentProps<"select">, "id"> & FieldLabels;

/** A native select: the phone's own wheel, no script. Options are its children. */
export function Select({ id, label, hint, error, labelHidden, className, children, ...rest }: SelectProps) {
  return (
    <Field {...{ id, label, hint, error, labelHidden }}>
      {(links) => (
        <span className="control-frame">
          <select {...rest} {...links} className={joinClasses(CONTROL_CLASS, className)}>
            {children}
          </select>
        </span>
      )}
    </Field>
  );
}
