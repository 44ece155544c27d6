import { setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { NarrowCard } from "@/components/account/auth/narrow-card";
import { AccountPage } from "@/components/layout/account-page";
import { IslandMessages } from "@/components/layout/island-messages";
import { requestLocale } from "@/lib/i18n/request-locale";
import { independentAddresses } from "@/lib/routes/independent-addresses";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";

interface TokenPageProps {
  page: "tLogin" | "takeBackEmail" | "correctEmail";
  token: string;
  title: string;
  children: ReactNode;
  nouns?: readonly ["account_area" | "correct_email"];
}

/**
 * The page that the link of a mail opens with its token. It shows only; the button of its form acts. Whether the
 * token is valid is not shown before it is used.
 */
export async function TokenPage({ page, token, title, children, nouns = ["account_area"] }: TokenPageProps) {
  const locale = await requestLocale();
  setRequestLocale(locale);
  return (
    <AccountPage
      locale={locale}
      addresses={independentAddresses(page, { token })}
      frame={await getSiteFrame(locale)}
      title={title}
      width="form"
    >
      <NarrowCard>
        <IslandMessages locale={locale} nouns={nouns}>
          {children}
        </IslandMessages>
      </NarrowCard>
    </AccountPage>
  );
}
