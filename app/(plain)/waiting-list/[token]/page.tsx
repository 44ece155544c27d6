import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { LeaveWaitingList } from "@/components/account/waiting/leave-waiting-list";
import { BoatsLink } from "@/components/content/boats-link";
import { AccountPage } from "@/components/layout/account-page";
import { IslandMessages } from "@/components/layout/island-messages";
import { secretPageMetadata } from "@/components/layout/secret-page-metadata";
import { Notice } from "@/components/ui/notice";
import { formatDay } from "@/lib/i18n/format-date";
import { requestLocale } from "@/lib/i18n/request-locale";
import { independentAddresses } from "@/lib/routes/independent-addresses";
import { getSiteFrame } from "@/lib/server/content/get-site-frame";
import { findWaitingEntryByToken } from "@/lib/server/waiting/waiting-entries";

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
  return (
    <AccountPage
      locale={locale}
      addresses={independentAddresses("waitingEnd", { token })}
      frame={frame}
      title={t("title")}
    >
      {typeof entry === "string" ? (
        <>
          <Notice tone={entry === "ended" ? "success" : "warning"}>{t(entry)}</Notice>
          <BoatsLink locale={locale} />
        </>
      ) : (
        <div className="grid gap-4">
          <p>{t("question", { boat: entry.vehicle.name, day: formatDay(entry.date, locale, "full") })}</p>
          <noscript>
            <Notice tone="warning">{t("no_script")}</Notice>
          </noscript>
          <IslandMessages locale={locale} nouns={["account_area"]}>
            <LeaveWaitingList by={{ token }} />
          </IslandMessages>
        </div>
      )}
    </AccountPage>
  );
}
