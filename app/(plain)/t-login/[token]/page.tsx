import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { NarrowCard } from "@/components/account/auth/narrow-card";
import { TLoginForm } from "@/components/account/auth/t-login-form";
import { AccountPage } from "@/components/layout/account-page";
import { IslandMessages } from "@/components/layout/island-messages";
import { secretPageMetadata } from "@/components/layout/secret-page-metadata";
import { requestLocale } from "@/lib/i18n/request-locale";
import { independentAddresses } from "@/lib/routes/independent-addresses";
import { pathFor } from "@/lib/routes/path-for";
import { getSiteFrame } from "@/lib/server/content/get-site-frame";

interface PageProps {
  params: Promise<{ token: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await requestLocale(), namespace: "account_area.t_login" });
  return secretPageMetadata(t("title"));
}

/** Shows only; the button acts. Whether the token is valid is not shown before it is used. */
export default async function Page({ params }: PageProps) {
  const { token } = await params;
  const locale = await requestLocale();
  setRequestLocale(locale);
  const [t, frame] = await Promise.all([
    getTranslations({ locale, namespace: "account_area.t_login" }),
    getSiteFrame(locale),
  ]);
  return (
    <AccountPage
      locale={locale}
      addresses={independentAddresses("tLogin", { token })}
      frame={frame}
      title={t("title")}
      narrow
    >
      <NarrowCard>
        <IslandMessages locale={locale} nouns={["account_area"]}>
          <TLoginForm token={token} next={pathFor("reservations", locale)} />
        </IslandMessages>
      </NarrowCard>
    </AccountPage>
  );
}
