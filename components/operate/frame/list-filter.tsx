import type { ReactNode } from "react";
import { RouteLink } from "@/components/layout/route-link";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";

export type ListPlace = "consoleReviews" | "consoleShortlists" | "consoleWaiting";

interface ListFilterProps {
  locale: Locale;
  place: ListPlace;
  /** The fields, named as the address names them. */
  children: ReactNode;
}

/** Chooses what a list shows: a plain form, whose choice stands in the address. */
export async function ListFilter({ locale, place, children }: ListFilterProps) {
  const t = await translatorOf(locale, "console_list");
  return (
    <form action={pathFor(place, locale)} className="console-row">
      {children}
      <div className="console-actions">
        <Button type="submit" variant="secondary">
          {t("show")}
        </Button>
        <RouteLink to={place} locale={locale} className={buttonClass({ variant: "ghost" })}>
          {t("clear")}
        </RouteLink>
      </div>
    </form>
  );
}
