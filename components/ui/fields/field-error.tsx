import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon/icon";
import { joinClasses } from "@/components/ui/join-classes";

interface FieldErrorProps {
  /** Id of the control. */
  id: string;
  error: string | null | undefined;
  /** What it is about, for who hears it away from its control. */
  label?: ReactNode;
  className?: string;
}

/** The sentence beside a control; its place is there before it, so that it is announced when it appears. */
export function FieldError({ id, error, label, className }: FieldErrorProps) {
  return (
    <p aria-live="polite" className={joinClasses("field-error", className)}>
      {error && (
        <>
          <Icon name="circle-alert" className="self-start" />
          {label && <span className="sr-only">{label}: </span>}
          <span id={`${id}-error`}>{error}</span>
        </>
      )}
    </p>
  );
}
