import { Icon } from "@/components/ui/icon/icon";
import { joinClasses } from "@/components/ui/join-classes";

interface FieldErrorProps {
  /** Id of the control. */
  id: string;
  error: string | null | undefined;
  className?: string;
}

/** The sentence beside a control; its place is there before it, so that it is announced when it appears. */
export function FieldError({ id, error, className }: FieldErrorProps) {
  return (
    <p id={`${id}-error`} aria-live="polite" className={joinClasses("field-error", className)}>
      {error && (
        <>
          <Icon name="circle-alert" className="self-start" />
          <span>{error}</span>
        </>
      )}
    </p>
  );
}
