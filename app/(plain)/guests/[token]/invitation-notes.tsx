import { getTranslations } from "next-intl/server";
import { RouteLink } from "@/components/layout/route-link";
import { KeepOffline } from "@/components/reservations/detail/keep-offline";
import { SectionCard } from "@/components/reservations/detail/section-card";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon/icon";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import type { GuestPage } from "@/lib/server/booking/guests/get-guest-page";
import type { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";

const TERMS_KEY = "cancellation-terms";

interface InvitationNotesProps {
  token: string;
  page: GuestPage;
  locale: Locale;
  pages: Awaited<ReturnType<typeof getSiteFrame>>["pages"];
}

/** What to bring, what happens in bad weather, and how to keep the trip: calendar and device. */
export async function InvitationNotes({ token, page, locale, pages }: InvitationNotesProps) {
  const t = await getTranslations({ locale, namespace: "guests" });
  const terms = pages.find(({ key }) => key === TERMS_KEY);
  const card = pathFor("guestCard", locale, { token }, { lang: locale });
  return (
    <>
      <SectionCard title={t("page.bring")}>
        <ul className="grid gap-2">
          {page.packing.map((item) => (
            <li key={item} className="flex gap-2">
              <Icon name="check" size={18} className="mt-1 shrink-0 text-success" />
              {t(`packing.${item}`)}
            </li>
          ))}
        </ul>
      </SectionCard>
      <SectionCard title={t("page.weather")}>
        <p>{t("page.weather_text")}</p>
        {terms && (
          <p className="mt-2">
            <RouteLink
              to="page"
              locale={locale}
              params={{ type: terms.type, slug: terms.slug }}
              className="text-sea-dark underline underline-offset-4"
            >
              {t("page.weather_terms")}
            </RouteLink>
          </p>
        )}
      </SectionCard>
      {page.state === "open" && (
        <div className="grid gap-4">
          <p className="flex flex-wrap gap-3">
            <a
              href={pathFor("guestCalendar", locale, { token }, { lang: locale })}
              className={buttonClass({ variant: "outline" })}
            >
              <Icon name="calendar-plus" />
              {t("page.calendar")}
            </a>
            <a href={card} className={buttonClass({ variant: "outline" })}>
              <Icon name="ticket" />
              {t("card.open")}
            </a>
          </p>
          <KeepOffline
            labels={{
              title: t("offline.title"),
              text: t("offline.text"),
              keep: t("offline.keep"),
              kept: t("offline.kept"),
              remove: t("offline.remove"),
              failed: t("offline.failed"),
            }}
            card={card}
            scope={pathFor("guests", locale, { token })}
          />
        </div>
      )}
    </>
  );
}
