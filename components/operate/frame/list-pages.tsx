import { RouteLink } from "@/components/layout/route-link";
import type { ListPlace } from "@/components/operate/frame/list-filter";
import { buttonClass } from "@/components/ui/button-class";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface ListPagesProps {
  locale: Locale;
  place: ListPlace;
  /** What the address chooses beside the page. */
  query: Record<string, string | number | null>;
  /** Whether this is not the first page. */
  isLater: boolean;
  /** The key of the next page's first row; null on the last. */
  next: string | number | null;
}

/** The ways to the first and the next page of a list. */
export async function ListPages({ locale, place, query, isLater, next }: ListPagesProps) {
  const t = await translatorOf(locale, "console");
  const look = buttonClass({ variant: "outline" });
  if (!isLater && next === null) return null;
  return (
    <div className="console-actions">
      {isLater && (
        <RouteLink to={place} locale={locale} query={query} className={look}>
          {t("list.first")}
        </RouteLink>
      )}
      {next !== null && (
        <RouteLink to={place} locale={locale} query={{ ...query, from: next }} className={look}>
          {t("list.next")}
        </RouteLink>
      )}
    </div>
  );
}
