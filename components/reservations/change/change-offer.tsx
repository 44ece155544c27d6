"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ChangeableTrip } from "@/components/reservations/change/change-choice";
import { ChangedAmounts, ChangedTimes } from "@/components/reservations/change/changed-amounts";
import { FreeTimes } from "@/components/reservations/checkout/free-times";
import { OpenHolds } from "@/components/reservations/checkout/open-holds";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import type { ApiFailure } from "@/lib/client/api/transport/api-failure";
import type { ChangeQuoteResponse } from "@/lib/contracts/changes";
import { formatInstant } from "@/lib/i18n/format-date";

interface ChangeOfferProps {
  /** Null until something else than the present trip is chosen. */
  quote: ChangeQuoteResponse | null;
  present: ChangeableTrip;
  loading: boolean;
  failure: ApiFailure | null;
  busy: boolean;
  onChooseTime: (startsAt: string) => void;
  onConfirm: (seen: ChangeQuoteResponse) => void;
}

/** Both times, the difference in either direction, what the policy says before and after, and the button. */
export function ChangeOffer(props: ChangeOfferProps) {
  const { quote, present, loading, failure, busy, onChooseTime, onConfirm } = props;
  const t = useTranslations("change");
  return (
    <section
      aria-live="polite"
      aria-busy={loading}
      className="grid gap-5 rounded-card border border-line p-5"
    >
      <h2 className="text-lg">{t("summary")}</h2>
      {failure && <FailureNotice failure={failure} />}
      {!quote && !failure && (loading ? <Skeleton className="h-48 w-full" /> : <p>{t("choose")}</p>)}
      {quote && !quote.available && <FreeTimes times={quote.nearest_free_times} onChoose={onChooseTime} />}
      {quote?.available && (
        <>
          <ChangedTimes from={{ ...present, total_price: 0 }} to={quote} />
          <ChangedAmounts {...quote} />
          <PolicyLines quote={quote} />
          <Button wide size="large" busy={busy} disabled={loading} onClick={() => onConfirm(quote)}>
            {t(`confirm.${nextOf(quote)}`)}
          </Button>
        </>
      )}
    </section>
  );
}

function FailureNotice({ failure: { code, message } }: { failure: ApiFailure }) {
  if (code === "too_many_holds") return <OpenHolds reason={message} />;
  return (
    <Notice tone="danger" announced>
      {message}
    </Notice>
  );
}

function nextOf({ asks_owner, payment }: ChangeQuoteResponse): "asked" | "payment" | "made" {
  if (asks_owner) return "asked";
  return payment > 0 ? "payment" : "made";
}

function PolicyLines({ quote }: { quote: ChangeQuoteResponse }) {
  const t = useTranslations("change");
  const locale = useLocale();
  const { percent, policy_steps, asks_owner, payment } = quote;
  const steps = policy_steps.filter(({ until }) => new Date(until) > new Date());
  return (
    <div className="grid gap-2 text-muted text-sm">
      <p>{t(percent === 100 ? "policy.free" : "policy.partly")}</p>
      {steps.length === 0 ? (
        <p>{t("policy.none_after")}</p>
      ) : (
        <div>
          <p>{t("policy.after")}</p>
          <ul className="list-disc ps-5">
            {steps.map((step) => (
              <li key={step.until}>
                {t("policy.step", { percent: step.percent, when: formatInstant(step.until, locale) })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {asks_owner && <p>{t("asks_owner")}</p>}
      <p>{t(payment > 0 ? "contracts_paid" : "contracts_click")}</p>
    </div>
  );
}
