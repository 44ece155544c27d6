import { useTranslations } from "next-intl";
import { Amount } from "@/components/occasions/amount";
import { SiteLink } from "@/components/ui/site-link";
import type { QuoteResponse } from "@/lib/contracts/boats/quote";

interface OfferLinesProps {
  lines: QuoteResponse["lines"];
  currency: QuoteResponse["currency"];
  /** The address of the same choice without a service. */
  withoutLine: (serviceId: number) => string;
}

/** Every line of an offer's total; those of services can be taken out. */
export function OfferLines({ lines, currency, withoutLine }: OfferLinesProps) {
  const t = useTranslations("occasions");
  return (
    <ul aria-label={t("offers.lines")} className="grid gap-2 border-line border-y py-3 text-sm">
      {lines.map(({ code, label, quantity, unit_price: price, amount }) => {
        const serviceId = serviceOf(code);
        return (
          <li key={`${code} ${price}`} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
            <span className="min-w-0">
              {label}
              {quantity > 1 && (
                <bdi dir="ltr" className="tabular block text-muted rtl:text-end">
                  {quantity} × <Amount minor={price} currency={currency} />
                </bdi>
              )}
            </span>
            <span className="text-end">
              <Amount minor={amount} currency={currency} />
              {serviceId !== null && (
                <SiteLink
                  href={withoutLine(serviceId)}
                  rel="nofollow"
                  scroll={false}
                  aria-label={t("offers.remove_line", { name: label })}
                  className="flex min-h-6 items-center justify-end text-sea hover:underline"
                >
                  {t("offers.remove")}
                </SiteLink>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** `service:31` → 31; null for the trip itself. */
function serviceOf(code: string): number | null {
  const [, id] = /^service:(\d+)$/.exec(code) ?? [];
  return id ? Number(id) : null;
}
