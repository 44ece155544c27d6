import { currentTime } from "@/lib/server/db/database-clock";
import "server-only";
import { redirect } from "next/navigation";
import { cache } from "react";
import type { PaymentSubjectKind } from "@/lib/domain/shared/vocabulary";
import { requestLocale } from "@/lib/i18n/request-locale";
import { pathFor } from "@/lib/routes/path-for";
import { currentSession } from "@/lib/server/accounts/sessions/current-session";
import { previewContracts } from "@/lib/server/payments/contracts/preview-contracts";
import { getPaymentPage } from "@/lib/server/payments/get-payment-page";
import { describeCardPage } from "@/lib/server/payments/start/describe-card-page";

/**
 * What every payment page shows to this visitor: the offer and its contracts to its owner and to the bearer of its
 * mail's link. Another customer's offer looks like one that does not exist; nobody learns from it without a session.
 */
export const readPaymentScreen = cache(
  async (kind: PaymentSubjectKind, id: string, linkKey: string | null) => {
    const locale = await requestLocale();
    const now = currentTime();
    const session = await currentSession();
    const userId = session?.userId ?? null;
    const subject = { kind, id };
    const page = await getPaymentPage(subject, { userId, linkKey }, locale, now);
    if (!page && session) redirect(pathFor("notFound", locale, null, { lang: locale }));
    const contracts =
      page?.state === "payable" ? await previewContracts(subject, page.payerId, locale, now) : null;
    return {
      locale,
      /** Links of the area need the owner's session. */
      signedIn: page !== null && page.payerId === userId,
      page,
      cardPage: describeCardPage(locale),
      contracts: contracts?.ok ? contracts.value : [],
    };
  },
);
