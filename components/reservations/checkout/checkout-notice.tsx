"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import * as v from "valibot";
import { FreeTimes } from "@/components/reservations/checkout/free-times";
import { HoldCard, OpenHolds } from "@/components/reservations/checkout/open-holds";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Ltr } from "@/components/ui/ltr";
import { Notice } from "@/components/ui/notice";
import { SiteLink } from "@/components/ui/site-link";
import { openHoldsQuery } from "@/lib/client/api/reservations";
import type { ApiFailure } from "@/lib/client/api/transport/api-failure";
import type { QuoteResponse } from "@/lib/contracts/boats/quote";
import { minor, tripTime } from "@/lib/contracts/fields";
import { formatDay } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";

interface CheckoutNoticeProps {
  boatId: number;
  trip: { start_date: string; end_date: string };
  quote: QuoteResponse | null;
  /** Of the quote or of the reservation. */
  failure: ApiFailure | null;
  /** The total that the customer saw before the price changed. */
  seenTotal: number | null;
  boatHref: string;
  onMove: (startsAt: string) => void;
  onAcceptPrice: () => void;
  onRetry: () => void;
}

const takenDetails = v.object({ nearest_free_times: v.array(tripTime) });
const priceDetails = v.object({ total_price: minor });

/** Explains why the boat cannot be booked yet, and how to continue. Shows one notice at a time. */
export function CheckoutNotice(props: CheckoutNoticeProps) {
  const { boatId, trip, quote, failure, seenTotal, boatHref, onMove, onAcceptPrice, onRetry } = props;
  const t = useTranslations("checkout");
  const locale = useLocale();
  const wanted = { boatId, trip, onChoose: onMove };

  if (failure?.code === "slot_taken") {
    const parsed = v.safeParse(takenDetails, failure.details);
    return <TimeTakenNotice {...wanted} freeTimes={parsed.success ? parsed.output.nearest_free_times : []} />;
  }
  if (failure?.code === "price_changed" && quote) {
    const parsed = v.safeParse(priceDetails, failure.details);
    const money = (amount: number) => () => <Ltr>{formatMoney(amount, quote.currency)}</Ltr>;
    return (
      <Notice tone="warning" announced title={t("price_changed_title")}>
        <p>
          {t.rich("price_changed_text", {
            before: money(seenTotal ?? quote.total_price),
            after: money(parsed.success ? parsed.output.total_price : quote.total_price),
          })}
        </p>
        <Button variant="outline" size="small" className="mt-3" onClick={onAcceptPrice}>
          {t("price_changed_accept")}
        </Button>
      </Notice>
    );
  }
  if (failure?.code === "too_many_holds") return <OpenHolds reason={failure.message} />;
  // The call failed, not the trip: it was not sent, or not answered.
  if (failure && (failure.status === 0 || failure.status >= 500)) {
    return (
      <Notice tone="warning" announced title={t("failed_title")}>
        <p>{t("failed_text")}</p>
        <Button variant="outline" size="small" className="mt-3" onClick={onRetry}>
          {t("failed_retry")}
        </Button>
      </Notice>
    );
  }
  if (failure) {
    return (
      <Notice tone="danger" announced title={t("refused_title")}>
        <p>{failure.message}</p>
        <SiteLink href={boatHref} className={`${buttonClass({ variant: "outline", size: "small" })} mt-3`}>
          {t("choose_again")}
        </SiteLink>
      </Notice>
    );
  }
  if (quote && !quote.available) return <TimeTakenNotice {...wanted} freeTimes={quote.nearest_free_times} />;
  if (quote?.adjusted_date) {
    const { adjusted_date } = quote;
    return (
      <Notice tone="info" announced>
        <p>{t("adjusted")}</p>
        <Button variant="outline" size="small" className="mt-3" onClick={() => onMove(quote.start_date)}>
          {t("adjusted_use", { day: formatDay(adjusted_date, locale) })}
        </Button>
      </Notice>
    );
  }
  return null;
}

interface TimeTakenNoticeProps {
  boatId: number;
  /** What is wanted. */
  trip: { start_date: string; end_date: string };
  freeTimes: readonly string[];
  onChoose: (startsAt: string) => void;
}

/** The wanted time is taken: by the customer's own unpaid hold, for example after "back", or by somebody else. */
function TimeTakenNotice({ boatId, trip, freeTimes, onChoose }: TimeTakenNoticeProps) {
  const t = useTranslations("checkout");
  const { data: holds, isPending } = useQuery(openHoldsQuery());
  const own = holds?.find(
    ({ trip: held }) =>
      held.vehicle.id === boatId && held.start_date < trip.end_date && trip.start_date < held.end_date,
  );
  if (isPending) return null;
  if (!own) return <FreeTimes times={freeTimes} onChoose={onChoose} />;
  return (
    <Notice tone="warning" announced title={t("own_hold_title")}>
      <p className="mb-3">{t("own_hold_text")}</p>
      <HoldCard hold={own} />
    </Notice>
  );
}
