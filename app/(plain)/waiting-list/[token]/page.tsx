import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { NarrowCard } from "@/components/account/auth/narrow-card";
import { LeaveWaitingList } from "@/components/account/waiting/leave-waiting-list";
import { BoatsLink } from "@/components/content/boats-link";
import { AccountPage } from "@/components/layout/account-page";
import { IslandMessages } from "@/components/layout/island-messages";
import { RouteLink } from "@/components/layout/route-link";
import { secretPageMetadata } from "@/components/layout/secret-page-metadata";
import { buttonClass } from "@/components/ui/button-class";
import { Notice } from "@/components/ui/notice";
import type { WaitingEntry } from "@/lib/contracts/waiting";
import { formatDay } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import { requestLocale } from "@/lib/i18n/request-locale";
import { independentAddresses } from "@/lib/routes/independent-addresses";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";
import { findWaitingEntryByToken } from "@/lib/server/talk/waiting/waiting-entries";

interface PageProps {
  params: Promise<{ token: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await requestLocale(), namespace: "account_area.waiting" });
  return secretPageMetadata(t("title"));
}

/** Shows only; the button ends the entry. */
export default async function Page({ params }: PageProps) {
  const [{ token }, locale] = await Promise.all([params, requestLocale()]);
  setRequestLocale(locale);
  const [t, frame, entry] = await Promise.all([
    getTranslations({ locale, namespace: "account_area.waiting" }),
    getSiteFrame(locale),
    findWaitingEntryByToken(token, locale),
  ]);
  const over = typeof entry === "string";
  return (
    <AccountPage
      locale={locale}
      addresses={independentAddresses("waitingEnd", { token })}
      frame={frame}
      title={t(over ? "title" : "end")}
      width="form"
    >
      {over ? (
        <>
          <Notice tone={entry === "ended" ? "success" : "warning"}>{t(entry)}</Notice>
          <BoatsLink locale={locale} />
        </>
      ) : (
        <EntryToEnd locale={locale} token={token} entry={entry} />
      )}
    </AccountPage>
  );
}

/** What is waited for, the button that ends it, and the way back to the boat for those who go on waiting. */
function EntryToEnd({ locale, token, entry }: { locale: Locale; token: string; entry: WaitingEntry }) {
  const t = useTranslations("account_area.waiting");
  const { vehicle, date, kind, person_count } = entry;
  return (
    <NarrowCard>
      <h2 className="text-xl">
        <bdi>{vehicle.name}</bdi>
      </h2>
      <p className="mt-1 font-semibold">{formatDay(date, locale, "full")}</p>
      <p className="text-muted text-sm">
        {t(`kind.${kind}`)} · {t("persons", { count: person_count })}
      </p>
      <p className="my-5">{t("question")}</p>
      <noscript>
        <Notice tone="warning">{t("no_script")}</Notice>
      </noscript>
      <div className="flex flex-wrap items-start gap-3">
        <IslandMessages locale={locale} nouns={["account_area"]}>
          <LeaveWaitingList by={{ token }} only />
        </IslandMessages>
        <RouteLink
          to="boat"
          locale={locale}
          params={{ slug: vehicle.slug }}
          query={{ date, rent_type: kind, persons: person_count }}
          className={buttonClass({ variant: "outline" })}
        >
          {t("see_boat")}
        </RouteLink>
      </div>
    </NarrowCard>
  );
}
