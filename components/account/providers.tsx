import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ClientProviders } from "@/components/account/client-providers";
import type { Locale } from "@/lib/i18n/locales";

/** What every page's islands rely on: fetched data, the signed-in user, how failures look, the auth dialog. */
export async function Providers({ locale, children }: { locale: Locale; children: ReactNode }) {
  const t = await getTranslations({ locale });
  const labels = {
    errorTitle: t("common.error_title"),
    errorText: t("errors.generic"),
    networkText: t("account.network_text"),
    forbiddenText: t("errors.forbidden"),
    close: t("common.close"),
  };
  return (
    <ClientProviders locale={locale} labels={labels}>
      {children}
    </ClientProviders>
  );
}
