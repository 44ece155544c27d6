import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { NarrowCard } from "@/components/account/auth/narrow-card";
import { ResetForm } from "@/components/account/auth/reset-form";
import { AccountPage } from "@/components/layout/account-page";
import { IslandMessages } from "@/components/layout/island-messages";
import { secretPageMetadata } from "@/components/layout/secret-page-metadata";
import { requestLocale } from "@/lib/i18n/request-locale";
import { independentAddresses } from "@/lib/routes/independent-addresses";
import { pathFor } from "@/lib/routes/path-for";
import { isTokenLive } from "@/lib/server/people/accounts/consume-token";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";

interface PageProps {
  searchParams: Promise<{ token?: string | string[] }>;
}

/** The token from the mail's link; any other value is refused. */
const TOKEN = /^[\w-]{20,200}$/;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await requestLocale(), namespace: "account_area.reset" });
  return secretPageMetadata(t("title"));
}

export default async function Page({ searchParams }: PageProps) {
  const locale = await requestLocale();
  setRequestLocale(locale);
  const { token: given } = await searchParams;
  const stated = typeof given === "string" && TOKEN.test(given) ? given : null;
  const token = stated && (await isTokenLive("reset_password", stated, currentTime())) ? stated : null;
  const [t, frame] = await Promise.all([
    getTranslations({ locale, namespace: "account_area.reset" }),
    getSiteFrame(locale),
  ]);
  return (
    <AccountPage
      locale={locale}
      addresses={independentAddresses("resetPassword", null, { token })}
      frame={frame}
      title={t("title")}
      width="form"
    >
      <NarrowCard>
        <IslandMessages locale={locale} nouns={["account", "account_area", "validation"]}>
          <ResetForm token={token} home={pathFor("home", locale)} />
        </IslandMessages>
      </NarrowCard>
    </AccountPage>
  );
}
