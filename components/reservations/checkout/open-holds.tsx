"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { RouteLink } from "@/components/layout/route-link";
import { DeadlineLine } from "@/components/reservations/detail/deadline-line";
import { TripFacts } from "@/components/reservations/detail/trip-facts";
import { buttonClass } from "@/components/ui/button-class";
import { Notice } from "@/components/ui/notice";
import { type OpenHold, openHoldsQuery } from "@/lib/client/api/reservations";

const WHY = {
  booked: "open_hold_booked",
  accepted: "open_hold_accepted",
  change: "open_hold_change",
} as const;

/** Too much is held without being paid: shows what, why and for how much longer, and leads to pay or give it up. */
export function OpenHolds({ reason }: { reason: string }) {
  const t = useTranslations("checkout");
  const { data: holds = [] } = useQuery(openHoldsQuery());
  return (
    <Notice tone="danger" announced title={t("open_holds_title")}>
      <p>
        {reason} {t("open_holds_text")}
      </p>
      <ul className="mt-3 grid gap-3">
        {holds.map((hold) => (
          <li key={hold.trip.id}>
            <HoldCard hold={hold} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** What is held, why and for how much longer, with the ways to its payment and its page. */
export function HoldCard({ hold: { trip, payId, why, until } }: { hold: OpenHold }) {
  const t = useTranslations("checkout");
  const locale = useLocale();
  return (
    <div className="grid gap-2 rounded-field border border-line bg-white p-3 text-ink">
      <p className="font-semibold">
        <bdi>{trip.vehicle.name}</bdi>
      </p>
      <TripFacts {...trip} />
      <p className="text-sm">{t(WHY[why])}</p>
      <DeadlineLine
        subject={{
          ...trip,
          status: payId ? "request_created_payment_pending" : "request_created",
          expires_at: until,
        }}
        now={new Date().toISOString()}
      />
      <p className="flex flex-wrap gap-2">
        {payId && (
          <RouteLink
            to="payment"
            locale={locale}
            params={{ id: payId }}
            className={buttonClass({ variant: "primary", size: "small" })}
          >
            {t("open_hold_pay")}
          </RouteLink>
        )}
        <RouteLink
          to="reservation"
          locale={locale}
          params={{ id: trip.id }}
          className={buttonClass({ variant: "outline", size: "small" })}
        >
          {t("open_hold_show")}
        </RouteLink>
      </p>
    </div>
  );
}
