import "server-only";
import { sql } from "drizzle-orm";
import { redirect } from "next/navigation";
import { cache } from "react";
import type { CardPage } from "@/lib/domain/payments/card-page";
import { isUuid } from "@/lib/domain/shared/is-uuid";
import type { BookingKind } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { requestLocale } from "@/lib/i18n/request-locale";
import { pathFor } from "@/lib/routes/path-for";
import { previewContractsOf } from "@/lib/server/booking/contracts/preview-contracts";
import { describePaymentPage, findPayable } from "@/lib/server/money/get-payment-page";
import { getGateway } from "@/lib/server/money/providers/registry";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { getDb } from "@/lib/server/platform/db/pool";

/** The address of a trip's payment also takes the id of a change, whose difference is paid there. */
async function isChange(id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { rowCount } = await getDb().execute(sql`select 1 from reservation_changes where id = ${id}::uuid`);
  return rowCount === 1;
}

/** The facts about the configured provider's card page, for a customer of this language. */
function describeCardPage(locale: Locale): CardPage {
  const { pageLocales, needsIdentityNumber } = getGateway();
  return { speaksLocale: pageLocales.includes(locale), needsIdentityNumber };
}

/**
 * What every payment page shows to this visitor: the offer and its contracts to its owner and to the bearer of its
 * mail's link. Another customer's offer looks like one that does not exist.
 */
export const readPaymentScreen = cache(
  async (kind: BookingKind, id: string, linkKey: string | null, userId: string | null) => {
    const locale = await requestLocale();
    const now = currentTime();
    const subject =
      kind === "reservation" && (await isChange(id)) ? { kind: "change" as const, id } : { kind, id };
    const payable = await findPayable(subject, { userId, linkKey }, locale, now);
    const page = payable && (await describePaymentPage(payable, userId, locale, now));
    if (!page && userId) redirect(pathFor("notFound", locale, null, { lang: locale }));
    const contracts =
      payable && page?.state === "payable"
        ? await previewContractsOf(payable.record, payable.payerId, locale, now)
        : [];
    return {
      locale,
      /** Links of the area need the owner's session. */
      signedIn: page !== null && page.payerId === userId,
      page,
      cardPage: describeCardPage(locale),
      contracts,
    };
  },
);
