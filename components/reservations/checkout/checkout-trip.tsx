"use client";

import { useLocale, useTranslations } from "next-intl";
import type { CheckoutBoat } from "@/components/reservations/checkout/checkout-boat";
import { Icon } from "@/components/ui/icon/icon";
import { Photo } from "@/components/ui/photo";
import { SiteLink } from "@/components/ui/site-link";
import type { TripChoice } from "@/lib/client/drafts/checkout-query";
import { formatDay } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";

interface CheckoutTripProps {
  boat: CheckoutBoat;
  trip: { start_date: string; end_date: string };
  /** When the sun sets during the trip. */
  sunset: string | null;
  persons: number;
  rentType: Pick<TripChoice, "rent_type" | "swim_tour">;
}

/** What is being booked: boat, kind, from, until, persons, and the way back to change it. */
export function CheckoutTrip({ boat, trip, sunset, persons, rentType }: CheckoutTripProps) {
  const t = useTranslations("checkout");
  const locale = useLocale();
  const kind = rentType.swim_tour ? "swim_tour" : rentType.rent_type;
  return (
    <section aria-labelledby="checkout-trip" className="overflow-hidden rounded-card border border-line">
      <div className="flex gap-4 p-4">
        {boat.picture && (
          <Photo picture={boat.picture} sizes="120px" className="h-20 w-[120px] shrink-0 rounded-field" />
        )}
        <div className="min-w-0">
          <h2 id="checkout-trip" className="text-lg">
            {boat.name}
          </h2>
          {boat.packages?.map((name) => (
            <p key={name} className="font-semibold text-sm">
              {name}
            </p>
          ))}
          <p className="text-muted text-sm">
            {t(`rent_type.${kind}`)} · {t("persons", { count: persons })}
          </p>
          <SiteLink href={boat.href} className="text-sea text-sm underline underline-offset-4">
            {t("change")}
          </SiteLink>
        </div>
      </div>
      <dl className="grid grid-cols-2 border-line border-t bg-sand text-sm">
        <div className="border-line border-e p-4">
          <dt className="text-muted">{t("starts")}</dt>
          <DayAndTime time={trip.start_date} locale={locale} />
        </div>
        <div className="p-4">
          <dt className="text-muted">{t("ends")}</dt>
          <DayAndTime time={trip.end_date} locale={locale} />
        </div>
      </dl>
      {sunset && (
        <p className="flex items-center gap-2 border-line border-t px-4 py-2 text-sm">
          <Icon name="sunset" size={18} className="shrink-0 text-sea" />
          <span>{t.rich("sunset", { time: () => <bdi dir="ltr">{sunset.slice(11)}</bdi> })}</span>
        </p>
      )}
      <p className="border-line border-t px-4 py-2 text-muted text-sm">{t("times_note")}</p>
    </section>
  );
}

/** A daily trip may still lack its hand-over hours: then the day alone is shown. */
function DayAndTime({ time, locale }: { time: string; locale: Locale }) {
  return (
    <dd className="font-semibold text-navy">
      <span className="block">{formatDay(time, locale, "full")}</span>
      {time.length > 10 && <bdi dir="ltr">{time.slice(11)}</bdi>}
    </dd>
  );
}
