"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { RouteLink } from "@/components/layout/route-link";
import { DeadlineLine } from "@/components/reservations/detail/deadline-line";
import { TripFacts } from "@/components/reservations/detail/trip-facts";
import { buttonClass } from "@/components/ui/button-class";
import { Notice } from "@/components/ui/notice";
import { openHoldsQuery } from "@/lib/client/api/reservations";

/** Too many trips wait for their payment: shows which, why and for how long each is held, and leads to pay or withdraw it. */
export function OpenHolds({ reason }: { reason: string }) {
  const t = useTranslations("checkout");
  const locale = useLocale();
  const { data: holds = [] } = useQuery(openHoldsQuery());
  return (
    <Notice tone="danger" announced title={t("open_holds_title")}>
      <p>
        {reason} {t("open_holds_text")}
      </p>
      <ul className="mt-3 grid gap-3">
        {holds.map((hold) => (
          <li key={hold.id} className="grid gap-2 rounded-field border border-line bg-white p-3 text-ink">
            <p className="font-semibold">
              <bdi>{hold.vehicle.name}</bdi>
            </p>
            <TripFacts {...hold} />
            <p className="text-sm">{t(hold.asked ? "open_hold_accepted" : "open_hold_booked")}</p>
            <DeadlineLine subject={hold} now={new Date().toISOString()} />
            <p className="flex flex-wrap gap-2">
              <RouteLink
                to="payment"
                locale={locale}
                params={{ id: hold.id }}
                className={buttonClass({ variant: "primary", size: "small" })}
              >
                {t("open_hold_pay")}
              </RouteLink>
              <RouteLink
                to="reservation"
                locale={locale}
                params={{ id: hold.id }}
                className={buttonClass({ variant: "outline", size: "small" })}
              >
                {t("open_hold_show")}
              </RouteLink>
            </p>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
