"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Icon } from "@/components/ui/icon/icon";
import { SiteLink } from "@/components/ui/site-link";
import { lastTrip, tripKey } from "@/lib/client/session/last-trip";
import { formatDay } from "@/lib/i18n/format-date";

interface LastTripLinkProps {
  /** The page of favourites. */
  path: string;
  /** The queries of the trips that the boats are shown for. */
  shown: readonly string[];
}

/** Whether a search that may have left kind or hours open has found this very trip. */
function isWithin(search: URLSearchParams, trip: URLSearchParams): boolean {
  return [...search].every(([name, value]) => trip.get(name) === value);
}

/** Offers to show all favourites for the trip that was searched last, where that is another one than theirs. */
export function LastTripLink({ path, shown }: LastTripLinkProps) {
  const t = useTranslations("account_area.favourites.trip");
  const locale = useLocale();
  const [trip, setTrip] = useState<URLSearchParams | null>(null);
  useEffect(() => setTrip(lastTrip()), []);
  const day = trip?.get("date");
  if (!trip || !day) return null;
  if (shown.every((query) => isWithin(trip, new URLSearchParams(tripKey(new URLSearchParams(query))))))
    return null;
  return (
    <SiteLink href={`${path}?${trip}`} className="icon-line min-h-11 font-semibold text-sea-dark underline">
      <Icon name="calendar-clock" size={18} />
      {t("last", { day: formatDay(day, locale, "short") })}
    </SiteLink>
  );
}
