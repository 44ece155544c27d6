import type { FilterControl } from "@/components/operate/list/list-filter";
import { CURRENCIES, PAYMENT_STATES, REFUND_STATES } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

async function shared(locale: Locale): Promise<FilterControl[]> {
  const list = await translatorOf(locale, "console_list");
  return [
    { name: "made_from", label: list("made_from"), kind: "day" },
    { name: "made_until", label: list("made_until"), kind: "day" },
    {
      name: "currency",
      label: list("currency"),
      kind: "choice",
      options: CURRENCIES.map((value) => ({ value, label: value })),
    },
  ];
}

/** The filter of the list of payments. */
export async function paymentControls(locale: Locale): Promise<FilterControl[]> {
  const t = await translatorOf(locale, "console_payments");
  return [
    { name: "number", label: t("number_or_id"), kind: "text" },
    {
      name: "state",
      label: t("state"),
      kind: "choice",
      options: PAYMENT_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
    },
    {
      name: "review",
      label: t("review"),
      kind: "choice",
      options: [{ value: "yes", label: t("in_review") }],
    },
    ...(await shared(locale)),
  ];
}

/** The filter of the list of refunds. */
export async function refundControls(locale: Locale): Promise<FilterControl[]> {
  const t = await translatorOf(locale, "console_payments");
  return [
    { name: "number", label: t("number_or_id"), kind: "text" },
    {
      name: "state",
      label: t("state"),
      kind: "choice",
      options: REFUND_STATES.map((value) => ({ value, label: t(`refund_states.${value}`) })),
    },
    ...(await shared(locale)),
  ];
}
