import { useLocale, useTranslations } from "next-intl";
import { RouteLink } from "@/components/layout/route-link";
import { TripLine } from "@/components/messages/trip-line";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon/icon";
import { Ltr } from "@/components/ui/ltr";
import { checkoutQuery } from "@/lib/client/drafts/checkout-query";
import type { SuggestionResponse } from "@/lib/contracts/messages";
import { formatMoney } from "@/lib/i18n/format-money";

interface SuggestionCardProps {
  suggestion: SuggestionResponse;
  /** Slug of the boat for the customer, who gets a link to book; null for the owner. */
  slug: string | null;
}

/** A trip that the owner suggests: with price and booking link while it is free, otherwise with the reason why not. */
export function SuggestionCard({ suggestion, slug }: SuggestionCardProps) {
  const t = useTranslations("questions.suggestion");
  const locale = useLocale();
  const { trip, state, currency, total_price: total } = suggestion;
  const free = state === "free";
  return (
    <div className="mt-2 grid gap-2 rounded-field border border-line bg-white p-3">
      <p className="flex gap-2 font-semibold text-navy">
        <Icon name="calendar-clock" size={18} className="mt-0.5 shrink-0 text-sea" />
        <span>
          <TripLine trip={trip} />
        </span>
      </p>
      <p className={free ? "" : "font-semibold text-danger"}>
        {free && currency && total !== null
          ? t.rich("free", { total: () => <Ltr>{formatMoney(total, currency)}</Ltr> })
          : t(`state.${state}`)}
      </p>
      {slug !== null &&
        (free ? (
          <RouteLink
            to="checkout"
            locale={locale}
            params={{ slug }}
            query={checkoutQuery({ ...trip, extras: [] })}
            className={buttonClass()}
          >
            {t("book")}
          </RouteLink>
        ) : (
          <RouteLink
            to="boat"
            locale={locale}
            params={{ slug }}
            className="justify-self-start text-sea underline underline-offset-4"
          >
            {t("other_hours")}
          </RouteLink>
        ))}
    </div>
  );
}
