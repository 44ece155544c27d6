"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { FreeTimes } from "@/components/reservations/checkout/free-times";
import { HoldCard } from "@/components/reservations/checkout/open-holds";
import { Notice } from "@/components/ui/notice";
import { openHoldsQuery } from "@/lib/client/api/reservations";

interface TimeTakenNoticeProps {
  boatId: number;
  /** What is wanted. */
  trip: { start_date: string; end_date: string };
  freeTimes: readonly string[];
  onChoose: (startsAt: string) => void;
}

/** The wanted time is taken: by the customer's own unpaid hold, for example after "back", or by somebody else. */
export function TimeTakenNotice({ boatId, trip, freeTimes, onChoose }: TimeTakenNoticeProps) {
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
