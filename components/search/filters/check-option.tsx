import type { ReactNode } from "react";

interface CheckOptionProps {
  type: "checkbox" | "radio";
  name: string;
  value: string | number;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** How many boats it would leave; part of its name: "Gulet 12". */
  count?: number | undefined;
  children: ReactNode;
}

/** One choice of a filter. */
export function CheckOption({ onChange, count, children, ...input }: CheckOptionProps) {
  return (
    <label>
      <input {...input} onChange={({ target }) => onChange(target.checked)} />
      {children}
      {count !== undefined && <small>{` ${count}`}</small>}
    </label>
  );
}
