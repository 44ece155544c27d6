import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { NarrowCard } from "@/components/account/auth/narrow-card";
import { AccountPage } from "@/components/layout/account-page";
import { IslandMessages } from "@/components/layout/island-messages";
import { secretPageMetadata } from "@/components/layout/secret-page-metadata";
import { requestLocale } from "@/lib/i18n/request-locale";
import { independentAddresses } from "@/lib/routes/independent-addresses";
import { getSiteFrame } from "@/lib/server/content/get-site-frame";

/** The pages that a link of a mail opens with its token, and the namespace of their texts. */
const TEXTS = { tLogin: "account_area.t_login", takeBackEmail: "account_area.take_back" } as const;

/** The head of a page that a token opens. */
export async function tokenPageMetadata(page: keyof typeof TEXTS): Promise<Metadata> {
  const t = await getTranslations({ locale: await requestLocale(), namespace: TEXTS[page] });
  return secretPageMetadata(t("title"));
}

/** Shows only; the button of the form acts. Whether the token is valid is not shown before it is used. */
export async function TokenPage(props: { page: keyof typeof TEXTS; token: string; children: ReactNode }) {
  const { page, token, children } = props;
  const locale = await requestLocale();
  setRequestLocale(locale);
  const [t, frame] = await Promise.all([
    getTranslations({ locale, namespace: TEXTS[page] }),
    getSiteFrame(locale),
  ]);
  return (
    <AccountPage
      locale={locale}
      addresses={independentAddresses(page, { token })}
      frame={frame}
      title={t("title")}
      narrow
    >
      <NarrowCard>
        <IslandMessages locale={locale} nouns={["account_area"]}>
          {children}
        </IslandMessages>
      </NarrowCard>
    </AccountPage>
  );
}
