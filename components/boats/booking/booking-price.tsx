"use client";

import { useTranslations } from "next-intl";
import { SunsetNote } from "@/components/boats/light/sunset-note";
import { Money } from "@/components/boats/money";
import type { QuoteResponse } from "@/lib/contracts/boats/quote";

interface BookingPriceProps {
  quote: QuoteResponse;
  /** The amounts belong to an older choice: shown, but marked as outdated. */
  stale: boolean;
}

/** The price line by line; the total and when each part of it is due are in the footer. */
export function BookingPrice({ quote, stale }: BookingPriceProps) {
  const t = useTranslations("quote");
  const { currency, lines, possible } = quote;
  return (
    <div aria-busy={stale} className="grid gap-4">
      {quote.sunset && <SunsetNote sunset={quote.sunset} />}
      <dl className="grid gap-2 text-sm">
        {lines.map(({ code, label, unit, quantity, unit_price, amount }) => (
          <div key={`${code} ${unit_price}`} className="flex justify-between gap-4">
            <dt className="min-w-0">
              {label}
              {quantity > 1 && unit === "night" && (
                <span className="block text-muted">
                  {t.rich("nights", {
                    count: quantity,
                    price: () => <Money minor={unit_price} currency={currency} />,
                  })}
                </span>
              )}
              {quantity > 1 && unit !== "night" && (
                <bdi dir="ltr" className="tabular block text-muted rtl:text-end">
                  {quantity} × <Money minor={unit_price} currency={currency} />
                </bdi>
              )}
            </dt>
            <dd>
              <Money minor={amount} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
      {possible.length > 0 && (
        <details className="text-sm">
          <summary className="min-h-11 cursor-pointer content-center font-semibold text-navy">
            {t("possible")}
          </summary>
          <p className="mt-1 text-muted">{t("possible_hint")}</p>
          <dl className="mt-2 grid gap-1.5">
            {possible.map(({ usage_rule_id, label, amount }) => (
              <div key={usage_rule_id} className="flex justify-between gap-4">
                <dt>{label}</dt>
                <dd>
                  <Money minor={amount} currency={currency} />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <p className="text-muted text-xs">{t("vat")}</p>
    </div>
  );
}
