import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { LeaveWaitingList } from "@/components/account/waiting/leave-waiting-list";
import { AccountNav } from "@/components/layout/account-nav";
import { EmptyListNotice } from "@/components/layout/empty-list-notice";
import { IslandMessages } from "@/components/layout/island-messages";
import { RouteLink } from "@/components/layout/route-link";
import { SitePage } from "@/components/layout/site-page";
import { Icon } from "@/components/ui/icon/icon";
import { formatDay } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import { addressesOf } from "@/lib/routes/addresses-of";
import { pathFor } from "@/lib/routes/path-for";
import { requireSession } from "@/lib/server/people/accounts/sessions/require-session";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";
import { listWaitingEntries } from "@/lib/server/talk/waiting/waiting-entries";

interface PageProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "account_area.waiting" });
  return { title: t("title") };
}

export default async function Page({ params }: PageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const session = await requireSession(pathFor("waitingList", locale));
  const [t, frame, entries] = await Promise.all([
    getTranslations({ locale, namespace: "account_area.waiting" }),
    getSiteFrame(locale),
    listWaitingEntries(session.userId, locale, currentTime()),
  ]);
  return (
    <SitePage locale={locale} addresses={addressesOf("waitingList")} frame={frame}>
      <AccountNav locale={locale} current="waitingList" />
      <div className="container-page py-8 md:py-12">
        <h1 className="text-2xl md:text-title">{t("title")}</h1>
        {entries.length > 0 ? (
          <IslandMessages locale={locale} nouns={["account_area"]}>
            <p className="mt-2 mb-6 text-muted">{t("text")}</p>
            <ul className="grid gap-3">
              {entries.map(({ id, date, kind, person_count, told, vehicle }) => {
                const day = formatDay(date, locale, "full");
                return (
                  <li
                    key={id}
                    className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-white p-5"
                  >
                    <div>
                      <h2 className="text-lg">
                        <RouteLink
                          to="boat"
                          locale={locale}
                          params={{ slug: vehicle.slug }}
                          query={{ date, rent_type: kind, persons: person_count }}
                          className="underline-offset-4 hover:underline"
                        >
                          {vehicle.name}
                        </RouteLink>
                      </h2>
                      <p>{day}</p>
                      <p className="text-muted text-sm">
                        {t(`kind.${kind}`)} · {t("persons", { count: person_count })} ·{" "}
                        {t(told ? "told" : "waiting")}
                      </p>
                    </div>
                    <LeaveWaitingList by={{ id }} label={t("end_named", { boat: vehicle.name, day })} />
                  </li>
                );
              })}
            </ul>
          </IslandMessages>
        ) : (
          <div className="mt-6">
            <EmptyListNotice
              icon={<Icon name="calendar-days" size={28} />}
              title={t("empty_title")}
              text={t("empty_text")}
              to="boats"
              action={t("find_boat")}
            />
          </div>
        )}
      </div>
    </SitePage>
  );
}
