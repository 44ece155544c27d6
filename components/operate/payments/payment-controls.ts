import { choiceOf, moneyControls } from "@/components/operate/list/controls";
import type { FilterControl } from "@/components/operate/list/list-filter";
import { PAYMENT_STATES, REFUND_STATES } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

/** The filter of the list of payments. */
export async function paymentControls(locale: Locale): Promise<FilterControl[]> {
  const t = await translatorOf(locale, "console_payments");
  return [
    { name: "number", label: t("number_or_id"), kind: "text" },
    choiceOf("state", t("state"), PAYMENT_STATES, (state) => t(`states.${state}`)),
    choiceOf("review", t("review"), ["yes"], () => t("in_review")),
    ...(await moneyControls(locale)),
  ];
}

/** The filter of the list of refunds. */
export async function refundControls(locale: Locale): Promise<FilterControl[]> {
  const t = await translatorOf(locale, "console_payments");
  return [
    { name: "number", label: t("number_or_id"), kind: "text" },
    choiceOf("state", t("state"), REFUND_STATES, (state) => t(`refund_states.${state}`)),
    ...(await moneyControls(locale)),
  ];
}
