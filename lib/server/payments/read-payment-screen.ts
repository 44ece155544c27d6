import "server-only";
import { redirect } from "next/navigation";
import { cache } from "react";
import { requestLocale } from "@/lib/i18n/request-locale";
import { pathFor } from "@/lib/routes/path-for";
import { currentSession } from "@/lib/server/accounts/current-session";
import { getPaymentPage } from "@/lib/server/payments/get-payment-page";
import { previewContracts } from "@/lib/server/payments/preview-contracts";

/**
 * What the payment page shows to this visitor: the offer to its owner and to the bearer of its mail's link,
 * the contracts to the owner alone. Another customer's offer looks like one that does not exist; nobody
 * learns from it without a session.
 */
export const readPaymentScreen = cache(async (id: string, linkKey: string | null) => {
  const locale = await requestLocale();
  const now = new Date();
  const session = await currentSession();
  const page = await getPaymentPage(id, session, locale, now, linkKey);
  if (!page && session) redirect(pathFor("notFound", locale, null, { lang: locale }));
  const contracts =
    session && page?.state === "payable"
      ? await previewContracts(page.reservation.id, session.userId, locale, now)
      : null;
  return { locale, signedIn: session !== null, page, contracts: contracts?.ok ? contracts.value : null };
});

export type PaymentScreenData = Awaited<ReturnType<typeof readPaymentScreen>>;
