import type { ReactNode } from "react";
import { ClientProviders } from "@/components/account/auth/client-providers";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

/** What every page's islands rely on: fetched data, the signed-in user, how failures look, the auth dialog. */
export async function Providers({ locale, children }: { locale: Locale; children: ReactNode }) {
  const [common, errors, account, errorPage] = await Promise.all([
    translatorOf(locale, "common"),
    translatorOf(locale, "errors"),
    translatorOf(locale, "account"),
    translatorOf(locale, "error_page"),
  ]);
  const labels = {
    errorTitle: common("error_title"),
    errorText: errors("generic"),
    networkText: account("network_text"),
    forbiddenText: errors("forbidden"),
    close: common("close"),
    retry: errorPage("retry"),
    offline: common("offline"),
  };
  return (
    <ClientProviders locale={locale} labels={labels}>
      {children}
    </ClientProviders>
  );
}
