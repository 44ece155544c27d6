import { RouteLink } from "@/components/layout/route-link";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface BoatChoiceProps {
  locale: Locale;
  to: "deskCalendar" | "deskPrices" | "deskBoat";
  /** What else the address says. */
  query?: Record<string, string>;
  /** The code of the chosen boat; null = all. */
  boat: string | null;
  boats: readonly { code: string; name: string }[];
  /** Whether all can be seen at once. */
  all?: boolean;
}

/** One of several boats, or all of them. */
export async function BoatChoice({ locale, to, query = {}, boat, boats, all = false }: BoatChoiceProps) {
  const t = await translatorOf(locale, "desk");
  const current = (code: string | null) => (code === boat ? "true" : undefined);
  return (
    <nav aria-label={t("boats")} className="desk-chips">
      <ul>
        {all && (
          <li>
            <RouteLink to={to} locale={locale} query={query} aria-current={current(null)}>
              {t("all")}
            </RouteLink>
          </li>
        )}
        {boats.map(({ code, name }) => (
          <li key={code}>
            <RouteLink to={to} locale={locale} query={{ ...query, boat: code }} aria-current={current(code)}>
              <bdi>{name}</bdi>
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
