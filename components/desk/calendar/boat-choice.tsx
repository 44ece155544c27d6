import { RouteLink } from "@/components/layout/route-link";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface BoatChoiceProps {
  locale: Locale;
  day: string;
  /** The code of the chosen boat; null = all. */
  boat: string | null;
  boats: readonly { code: string; name: string }[];
}

/** All boats at once, or one. */
export async function BoatChoice({ locale, day, boat, boats }: BoatChoiceProps) {
  const t = await translatorOf(locale, "desk_calendar");
  const current = (code: string | null) => (code === boat ? "true" : undefined);
  return (
    <nav aria-label={t("boats")} className="desk-chips">
      <ul>
        <li>
          <RouteLink to="deskCalendar" locale={locale} query={{ day }} aria-current={current(null)}>
            {t("all")}
          </RouteLink>
        </li>
        {boats.map(({ code, name }) => (
          <li key={code}>
            <RouteLink
              to="deskCalendar"
              locale={locale}
              query={{ day, boat: code }}
              aria-current={current(code)}
            >
              <bdi>{name}</bdi>
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
