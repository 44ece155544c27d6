import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Ltr } from "@/components/ui/ltr";
import type { OwnerTripFacts as Facts, OwnerPrice as Price } from "@/lib/domain/reservations/owner-trip";
import { formatTripTime } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import { phoneOnOneLine } from "@/lib/i18n/format-phone";

/** The customer, time, port and note of a trip. */
export function OwnerTripFacts({
  startsAt,
  endsAt,
  personCount,
  port,
  arrival,
  customer,
  phone,
  note,
  service,
}: Facts) {
  const t = useTranslations("owner.trip");
  const locale = useLocale();
  return (
    <div className="grid gap-3 text-sm">
      <dl className="grid gap-3">
        {service && <Fact label={t("service")}>{service}</Fact>}
        <Fact label={t("starts")}>{formatTripTime(startsAt, locale, "full")}</Fact>
        <Fact label={t("ends")}>{formatTripTime(endsAt, locale, "full")}</Fact>
        {personCount !== null && <Fact label={t("persons")}>{personCount}</Fact>}
        <Fact label={t("port")}>{port}</Fact>
        {arrival && <Fact label={t("arrival")}>{arrival}</Fact>}
        <Fact label={t("customer")}>
          <bdi>{customer}</bdi>
        </Fact>
        {phone && (
          <Fact label={t("phone")}>
            <a href={`tel:${phone}`} className="text-sea underline underline-offset-4">
              <Ltr>{phoneOnOneLine(phone)}</Ltr>
            </a>
          </Fact>
        )}
        {note && (
          <div className="grid gap-1">
            <dt className="text-muted">{t("note")}</dt>
            <dd dir="auto" className="whitespace-pre-line rounded-field bg-sand px-3 py-2">
              {note}
            </dd>
          </div>
        )}
      </dl>
      <p className="text-muted">{t("zone")}</p>
    </div>
  );
}

/** The lines of the price, the pre-payment, and what is paid on board. */
export function OwnerPrice({ currency, lines, totalMinor, prepaymentMinor, remainingMinor }: Price) {
  const t = useTranslations("owner.price");
  const money = (minor: number) => <Ltr>{formatMoney(minor, currency)}</Ltr>;
  return (
    <dl className="grid gap-3 text-sm">
      {lines.map(({ code, label, quantity, unitPriceMinor, amountMinor }) => (
        <Fact key={`${code} ${unitPriceMinor}`} label={quantity > 1 ? `${label} × ${quantity}` : label}>
          {money(amountMinor)}
        </Fact>
      ))}
      <Fact label={t("total")} look="border-line border-t pt-3 font-semibold">
        {money(totalMinor)}
      </Fact>
      <Fact label={t("prepayment")}>{money(prepaymentMinor)}</Fact>
      <Fact label={t("on_board")} look="rounded-field bg-sand px-3 py-2 font-semibold text-navy">
        {money(remainingMinor)}
      </Fact>
    </dl>
  );
}

function Fact({ label, look = "", children }: { label: string; look?: string; children: ReactNode }) {
  return (
    <div className={`flex justify-between gap-4 ${look}`}>
      <dt className={look ? "min-w-0" : "min-w-0 text-muted"}>{label}</dt>
      <dd className="text-end font-medium">{children}</dd>
    </div>
  );
}
