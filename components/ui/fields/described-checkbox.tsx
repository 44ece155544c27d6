import type { ComponentProps, ReactNode } from "react";

interface DescribedCheckboxProps extends Omit<ComponentProps<"input">, "type" | "id"> {
  id: string;
  label: string;
  /** What stands below the name: price, conditions. */
  hint: ReactNode;
}

/** A large checkbox with a name and a description; a press anywhere on these chooses it. */
export function DescribedCheckbox({ id, label, hint, ...input }: DescribedCheckboxProps) {
  return (
    <div className="relative flex gap-3">
      <input
        {...input}
        id={id}
        type="checkbox"
        aria-describedby={`${id}-about`}
        className="mt-0.5 size-6 shrink-0 accent-sea"
      />
      <div className="min-w-0">
        <label htmlFor={id} className="cover-link font-medium text-navy text-sm">
          {label}
        </label>
        <div id={`${id}-about`} className="text-muted text-sm">
          {hint}
        </div>
      </div>
    </div>
  );
}
