import { useLocale, useTranslations } from "next-intl";
import { TripSpan } from "@/components/reservations/detail/trip-facts";
import { Ltr } from "@/components/ui/ltr";
import type { ChangeEntry } from "@/lib/contracts/changes";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { formatMoney } from "@/lib/i18n/format-money";

type Difference = Pick<ChangeEntry, "payment" | "refund" | "remaining"> & {
  total_price: number;
  currency: Currency;
};

/** What the changed trip costs: its total, the difference in either direction, and what is left to pay on board. */
export function ChangedAmounts({ total_price, payment, refund, remaining, currency }: Difference) {
  const t = useTranslations("change.amounts");
  const money = (minor: number) => <Ltr>{formatMoney(minor, currency)}</Ltr>;
  const rows = [
    { label: t("total"), minor: total_price },
    { label: t("on_board"), minor: remaining },
  ];
  return (
    <dl className="grid gap-3 text-sm">
      {rows.map(({ label, minor }) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="text-muted">{label}</dt>
          <dd className="font-semibold">{money(minor)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 rounded-field bg-sand px-3 py-2 font-bold text-lg text-navy">
        {refund === 0 && payment === 0 ? (
          <dt>{t("same")}</dt>
        ) : (
          <>
            <dt>{t(refund > 0 ? "refund" : "payment")}</dt>
            <dd>{money(refund > 0 ? refund : payment)}</dd>
          </>
        )}
      </div>
    </dl>
  );
}

type ChangedTrip = Pick<ChangeEntry["from"], "start_date" | "end_date" | "person_count"> & {
  /** Where the change goes to another one. */
  boat?: string | null;
};

/** The trip's time before and after the change, in reading order. */
export function ChangedTimes({ from, to }: Record<"from" | "to", ChangedTrip>) {
  const t = useTranslations("change");
  const tReservations = useTranslations("reservations");
  const locale = useLocale();
  const nameOf = ({ boat, start_date, end_date, person_count }: ChangedTrip) => (
    <>
      {boat && <bdi className="block">{boat}</bdi>}
      <TripSpan from={start_date} until={end_date} locale={locale} />
      <span className="block text-muted">{tReservations("persons", { count: person_count })}</span>
    </>
  );
  return (
    <dl className="grid gap-3 text-sm sm:grid-cols-2">
      <div>
        <dt className="font-semibold">{t("from")}</dt>
        <dd>{nameOf(from)}</dd>
      </div>
      <div>
        <dt className="font-semibold">{t("to")}</dt>
        <dd>{nameOf(to)}</dd>
      </div>
    </dl>
  );
}
