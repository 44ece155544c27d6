import type { ComponentProps } from "react";
import { type ButtonLook, buttonClass } from "@/components/ui/button-class";
import { joinClasses } from "@/components/ui/join-classes";
import { Spinner } from "@/components/ui/spinner";

interface ButtonProps extends ComponentProps<"button">, ButtonLook {
  /** Shows a spinner and refuses clicks; focus and size stay. */
  busy?: boolean;
}

export function Button({
  variant,
  size,
  wide,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={joinClasses(buttonClass({ variant, size, wide }), className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
