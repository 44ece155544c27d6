import { useLocale, useTranslations } from "next-intl";
import { isSailing, PREPAYMENT_LABELS, type PriceStage } from "@/components/reservations/detail/price-stage";
import { Ltr } from "@/components/ui/ltr";
import type { QuoteResponse } from "@/lib/contracts/boats/quote";
import { formatList } from "@/lib/i18n/format-list";
import { formatMoney } from "@/lib/i18n/format-money";

export type PricedTrip = Pick<
  QuoteResponse,
  "currency" | "lines" | "total_price" | "prepayment" | "remaining" | "accepted_on_board" | "possible"
>;

interface PriceSummaryProps {
  trip: PricedTrip;
  stage?: PriceStage;
  /** Whether the lines are folded, since the page before has shown them. */
  folded?: boolean;
}

/** Every line of the price, then what is paid now, on board, and what may be charged. */
export function PriceSummary({ trip, stage = "due", folded = false }: PriceSummaryProps) {
  const t = useTranslations("checkout");
  const methodName = useTranslations("payment_methods");
  const locale = useLocale();
  const { currency, lines, total_price, prepayment, remaining, accepted_on_board, possible } = trip;
  const money = (minor: number) => <Ltr>{formatMoney(minor, currency)}</Ltr>;
  const methods = formatList(
    accepted_on_board.map((method) => methodName(method)),
    locale,
  );
  const label = PREPAYMENT_LABELS[stage];
  const shownLines = lines.map((line) => (
    <div key={`${line.code} ${line.unit_price}`} className="flex justify-between gap-4">
      <dt className="min-w-0">
        {line.label}
        {line.quantity > 1 && (
          <span className="block text-muted">
            {line.unit === "night" ? (
              t.rich("nights", { count: line.quantity, price: () => money(line.unit_price) })
            ) : (
              <Ltr>
                {t("quantity", {
                  quantity: line.quantity,
                  price: formatMoney(line.unit_price, currency),
                })}
              </Ltr>
            )}
          </span>
        )}
      </dt>
      <dd>{money(line.amount)}</dd>
    </div>
  ));
  return (
    <div className="grid gap-4 text-sm">
      {folded && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center font-semibold">
            {t("price_lines")}
          </summary>
          <dl className="mt-2 grid gap-2">{shownLines}</dl>
        </details>
      )}
      <dl className="grid gap-2">
        {!folded && shownLines}
        <div className="flex justify-between gap-4 border-line border-t pt-2 font-semibold text-base text-navy">
          <dt>{t("total")}</dt>
          <dd>{money(total_price)}</dd>
        </div>
      </dl>
      {label && (
        <dl className="grid gap-3 rounded-card bg-sand p-4">
          <div className="flex justify-between gap-4 font-bold text-lg text-navy">
            <dt>{t(label)}</dt>
            <dd>{money(prepayment)}</dd>
          </div>
          {isSailing(stage) && (
            <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
              <dt className="font-semibold">{t(stage === "completed" ? "paid_on_board" : "pay_on_board")}</dt>
              <dd className="font-semibold">{money(remaining)}</dd>
              <dd className="col-span-2 text-muted empty:hidden">
                {stage === "completed"
                  ? null
                  : remaining === 0
                    ? t("pay_on_board_none")
                    : methods && t("pay_on_board_how", { methods })}
              </dd>
            </div>
          )}
        </dl>
      )}
      {isSailing(stage) && stage !== "completed" && <PossibleCharges trip={{ possible, currency }} />}
      <p className="text-muted">{t("vat_included")}</p>
    </div>
  );
}

/** Charges for broken rules: folded, since most trips never meet them. */
function PossibleCharges({ trip }: { trip: Pick<PricedTrip, "possible" | "currency"> }) {
  const t = useTranslations("checkout");
  if (trip.possible.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{t("possible")}</summary>
      <p className="mt-1 text-muted">{t("possible_note")}</p>
      <dl className="mt-2 grid gap-1">
        {trip.possible.map(({ usage_rule_id, label, amount }) => (
          <div key={usage_rule_id} className="flex justify-between gap-4">
            <dt>{label}</dt>
            <dd>
              <Ltr>{formatMoney(amount, trip.currency)}</Ltr>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
