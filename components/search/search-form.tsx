"use client";

import { useRouter } from "next/navigation";
import type { ReactNode } from "react";

interface SearchFormProps {
  action: string;
  label: string;
  id?: string;
  className?: string;
  /** Values that mean "not filtered by" and stay out of the address. */
  neutral: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** A plain GET form; where scripts run, its address comes out clean and the page changes without a reload. */
export function SearchForm({ action, label, id, className, neutral, children }: SearchFormProps) {
  const router = useRouter();
  return (
    <form
      id={id}
      action={action}
      method="get"
      aria-label={label}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        const query = new URLSearchParams();
        for (const [name, value] of new FormData(event.currentTarget)) {
          if (typeof value === "string" && value !== "" && neutral[name] !== value) query.append(name, value);
        }
        const text = query.toString();
        for (const sheet of event.currentTarget.querySelectorAll<HTMLElement>(":popover-open")) {
          sheet.hidePopover();
        }
        event.currentTarget.closest<HTMLElement>(":popover-open")?.hidePopover();
        router.push(text ? `${action}?${text}` : action);
      }}
    >
      {children}
    </form>
  );
}
