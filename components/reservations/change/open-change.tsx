"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { RouteLink } from "@/components/layout/route-link";
import { ChangedAmounts, ChangedTimes } from "@/components/reservations/change/changed-amounts";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon/icon";
import { LiveCountdown } from "@/components/ui/live-countdown";
import { showToast } from "@/components/ui/overlay/show-toast";
import { Refusal } from "@/components/ui/refusal";
import { withdrawChange } from "@/lib/client/api/changes";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import type { ChangeEntry } from "@/lib/contracts/changes";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { formatInstant } from "@/lib/i18n/format-date";

interface OpenChangeProps {
  reservationId: string;
  change: ChangeEntry;
  currency: Currency;
  /** Whether the provider still checks its payment: nothing is to be done then. */
  inReview: boolean;
  /** The server's clock. */
  now: string;
}

/** A change that waits for the owner or for its payment: until when, and how to pay it or give it up. */
export function OpenChange({ reservationId, change, currency, inReview, now }: OpenChangeProps) {
  const t = useTranslations("change.open_change");
  const locale = useLocale();
  const router = useRouter();
  const { id, status, to, expires_at } = change;
  const asked = status === "asked";
  const withdraw = useMutation({
    mutationFn: () => withdrawChange(reservationId, id),
    onSuccess: () => void showToast({ kind: "success", title: t("withdrawn") }),
    onSettled: () => router.refresh(),
  });
  const pays = status === "payment_pending" && !inReview;
  return (
    <div className="grid gap-5">
      <p>{t(inReview ? "text_review" : asked ? "text_asked" : "text_payment")}</p>
      {expires_at && (
        <p className="flex items-center gap-x-3 rounded-field bg-warning-soft px-3 py-2 text-sm">
          <Icon name="clock" size={18} className="shrink-0 text-warning" />
          <span className="min-w-0 grow">
            {t("until", { when: formatInstant(expires_at, locale, "short") })}
          </span>
          <span className="shrink-0 text-warning">
            <LiveCountdown until={expires_at} now={now} />
          </span>
        </p>
      )}
      <ChangedTimes {...change} />
      <ChangedAmounts {...change} total_price={to.total_price} currency={currency} />
      <Refusal text={withdraw.error instanceof ApiFailure ? withdraw.error.message : null} />
      {!inReview && (
        <p className="flex flex-wrap gap-3">
          {pays && (
            <RouteLink
              to="payment"
              locale={locale}
              params={{ id }}
              query={{ lang: locale }}
              className={buttonClass()}
            >
              {t("pay")}
            </RouteLink>
          )}
          <Button variant="outline" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {t("withdraw")}
          </Button>
        </p>
      )}
    </div>
  );
}
