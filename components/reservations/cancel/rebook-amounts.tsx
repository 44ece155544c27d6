"use client";

import { useLocale, useTranslations } from "next-intl";
import { FreeTimes } from "@/components/reservations/checkout/free-times";
import { Button } from "@/components/ui/button";
import { Ltr } from "@/components/ui/ltr";
import { Notice } from "@/components/ui/notice";
import type { QuoteResponse } from "@/lib/contracts/boats/quote";
import type { CancellationResponse } from "@/lib/contracts/reservations";
import { formatDay } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";

interface RebookAmountsProps {
  cancellation: CancellationResponse | null;
  /** Of the new time; null until one is chosen. */
  quote: QuoteResponse | null;
  loading: boolean;
  onChoose: (startsAt: string) => void;
}

/** Both amounts side by side, or the nearest times when the chosen one is taken. */
export function RebookAmounts({ cancellation, quote, loading, onChoose }: RebookAmountsProps) {
  const t = useTranslations("cancellation.rebook");
  const tCheckout = useTranslations("checkout");
  const locale = useLocale();
  return (
    <>
      <dl className="grid grid-cols-2 overflow-hidden rounded-card bg-sand">
        <div className="border-white border-e-2 p-4">
          <dt className="text-muted text-sm">{t("back_now")}</dt>
          <dd className="font-bold text-lg text-navy">
            {cancellation ? <Ltr>{formatMoney(cancellation.refund, cancellation.currency)}</Ltr> : "…"}
          </dd>
        </div>
        <div className="p-4" aria-live="polite" aria-busy={loading}>
          <dt className="text-muted text-sm">{t("pay_again")}</dt>
          {quote ? (
            <>
              <dd className="font-bold text-lg text-navy">
                <Ltr>{formatMoney(quote.prepayment, quote.currency)}</Ltr>
              </dd>
              <dd className="text-sm">
                {t.rich("total_again", {
                  total: () => <Ltr>{formatMoney(quote.total_price, quote.currency)}</Ltr>,
                })}
              </dd>
            </>
          ) : (
            <dd className="text-sm">{t(loading ? "loading" : "choose")}</dd>
          )}
        </div>
      </dl>
      {quote && !quote.available && (
        <>
          <FreeTimes times={quote.nearest_free_times} onChoose={onChoose} />
          <p className="text-muted text-sm">{t("own_hours")}</p>
        </>
      )}
      {quote?.adjusted_date && (
        <Notice tone="info" announced>
          <p>{tCheckout("adjusted")}</p>
          <Button variant="outline" size="small" className="mt-3" onClick={() => onChoose(quote.start_date)}>
            {tCheckout("adjusted_use", { day: formatDay(quote.adjusted_date, locale) })}
          </Button>
        </Notice>
      )}
    </>
  );
}
