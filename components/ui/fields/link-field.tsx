import type { RefObject } from "react";

interface LinkFieldProps {
  url: string;
  label: string;
  /** For `copyText`, which selects the link where nothing can be copied. */
  field: RefObject<HTMLInputElement | null>;
  className?: string;
}

/** A link to read, and to select with one tap. */
export function LinkField({ url, label, field, className = "" }: LinkFieldProps) {
  return (
    <input
      ref={field}
      type="text"
      readOnly
      value={url}
      dir="ltr"
      aria-label={label}
      className={`control text-muted text-sm ${className}`}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  );
}
