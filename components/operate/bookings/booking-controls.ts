import { moneyControls } from "@/components/operate/list/controls";
import type { FilterControl } from "@/components/operate/list/list-filter";
import { ORDER_STATUSES, RESERVATION_STATUSES } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

/** The filter of the list of all bookings. */
export async function bookingControls(
  locale: Locale,
  ports: readonly { id: number; name: string }[],
): Promise<FilterControl[]> {
  const [t, reservations, orders] = await Promise.all([
    translatorOf(locale, "console_bookings"),
    translatorOf(locale, "reservations"),
    translatorOf(locale, "orders"),
  ]);
  const statuses = [
    ...RESERVATION_STATUSES.map((value) => {
      return { value, label: reservations(`status.${value}`), group: t("kinds.reservation") };
    }),
    ...ORDER_STATUSES.map((value) => {
      return { value, label: orders(`status.${value}`), group: t("kinds.order") };
    }),
  ];
  return [
    { name: "number", label: t("number"), kind: "text" },
    { name: "status", label: t("status"), kind: "choice", options: statuses },
    {
      name: "port",
      label: t("port"),
      kind: "choice",
      options: ports.map(({ id, name }) => ({ value: `${id}`, label: name })),
    },
    { name: "boat", label: t("boat_code"), kind: "text" },
    { name: "departs_from", label: t("departs_from"), kind: "day" },
    { name: "departs_until", label: t("departs_until"), kind: "day" },
    ...(await moneyControls(locale)),
  ];
}
