import { RouteLink } from "@/components/layout/route-link";
import { Icon } from "@/components/ui/icon/icon";
import { Ltr } from "@/components/ui/ltr";
import { DESK_TRIP_DAYS } from "@/lib/domain/owners/desk-limits";
import { toTripTime, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { formatDay, formatInstant } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import { phoneOnOneLine } from "@/lib/i18n/format-phone";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface Trip {
  number: string;
  boat: string;
  port: string;
  pier: string | null;
  startsAt: Date | null;
  endsAt: Date | null;
  day: string;
  personCount: number | null;
  customerName: string;
  customerPhone: string | null;
  remainingMinor: number;
  currency: Currency;
  note: string | null;
  token: string;
}

interface DeskTripsProps {
  locale: Locale;
  trips: readonly Trip[];
  /** Whether the reader may open the page where the trip is managed. */
  answers: boolean;
}

/** The next paid trips by their day: when, where, who comes, and what to collect on board. */
export async function DeskTrips({ locale, trips, answers }: DeskTripsProps) {
  const t = await translatorOf(locale, "desk");
  const days = [...new Set(trips.map(({ day }) => day))];
  return (
    <section className="desk-part" aria-labelledby="desk-trips">
      <h2 id="desk-trips">{t("trips.title")}</h2>
      {trips.length === 0 && (
        <p className="desk-card text-muted">{t("trips.none", { days: DESK_TRIP_DAYS })}</p>
      )}
      {days.map((day) => (
        <div key={day} className="desk-day">
          <h3>{formatDay(day, locale, "full")}</h3>
          <ul className="desk-list">
            {trips
              .filter((trip) => trip.day === day)
              .map((trip) => (
                <TripCard key={trip.number} {...{ locale, trip, answers }} />
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

async function TripCard({ locale, trip, answers }: { locale: Locale; trip: Trip; answers: boolean }) {
  const t = await translatorOf(locale, "desk");
  const { number, boat, port, pier, startsAt, endsAt, personCount, customerName, customerPhone } = trip;
  const clock = (at: Date) =>
    tripDayOf(at) === trip.day ? toTripTime(at).slice(11, 16) : formatInstant(at, locale, "brief");
  return (
    <li className="desk-card">
      <p className="desk-when">
        {startsAt ? (
          <Ltr>{endsAt ? `${clock(startsAt)} – ${clock(endsAt)}` : clock(startsAt)}</Ltr>
        ) : (
          t("trips.no_hours")
        )}
        {personCount !== null && <span>{t("persons", { count: personCount })}</span>}
      </p>
      <h4>
        <bdi>{boat}</bdi>
      </h4>
      <p className="text-muted">
        <bdi>{pier ?? port}</bdi> · <Ltr>{number}</Ltr>
      </p>
      <p className="desk-guest">
        <bdi>{customerName}</bdi>
        {customerPhone && (
          <a href={`tel:${customerPhone}`} className="desk-call">
            <Icon name="phone" size={18} />
            <Ltr>{phoneOnOneLine(customerPhone)}</Ltr>
          </a>
        )}
      </p>
      {trip.remainingMinor > 0 && (
        <p className="desk-collect">
          {t("trips.collect")}
          <strong>
            <Ltr>{formatMoney(trip.remainingMinor, trip.currency)}</Ltr>
          </strong>
        </p>
      )}
      {trip.note && (
        <p dir="auto" className="desk-note">
          {trip.note}
        </p>
      )}
      {answers && (
        <RouteLink
          to="owner"
          locale={locale}
          params={{ token: trip.token }}
          query={{ lang: locale }}
          className="desk-more"
        >
          {t("trips.open")}
        </RouteLink>
      )}
    </li>
  );
}
