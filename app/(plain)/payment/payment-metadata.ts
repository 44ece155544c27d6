import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { requestLocale } from "@/lib/i18n/request-locale";
import { currentSession } from "@/lib/server/accounts/current-session";
import { getPaymentPage } from "@/lib/server/payments/get-payment-page";

/** "Teklif #…" for those who may see the offer. */
export async function paymentMetadata(id: string, linkKey: string | undefined): Promise<Metadata> {
  const locale = await requestLocale();
  const t = await getTranslations({ locale, namespace: "payments" });
  const page = await getPaymentPage(id, await currentSession(), locale, new Date(), linkKey);
  const title = page ? t("meta_title", { number: page.reservation.number }) : t("meta_unknown");
  return { title, robots: { index: false, follow: false } };
}
