import { useLocale } from "next-intl";
import type { ReactNode } from "react";
import { RouteLink } from "@/components/layout/route-link";
import { buttonClass } from "@/components/ui/button-class";
import { EmptyState } from "@/components/ui/empty-state";

interface EmptyListNoticeProps {
  icon: ReactNode;
  title: string;
  text: string;
  /** A link to where the customer finds entries for this list. */
  to: "boats" | "services";
  action: string;
}

/** The notice for an empty list of the customer. */
export function EmptyListNotice({ icon, title, text, to, action }: EmptyListNoticeProps) {
  const locale = useLocale();
  return (
    <EmptyState
      icon={icon}
      title={title}
      action={
        <RouteLink to={to} locale={locale} className={buttonClass()}>
          {action}
        </RouteLink>
      }
    >
      {text}
    </EmptyState>
  );
}
