import type { VehicleResponse } from "@/lib/contracts/boats/vehicles";
import type { RateKind } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";

/** The data of a boat that the booking card and the calendar need. */
export interface BookingBoat {
  id: number;
  currency: VehicleResponse["currency"];
  instant: boolean;
  capacity: number;
  /** Guests who may stay overnight. */
  berths: number;
  /** Number of guests that the galley can serve. */
  foodCapacity: number;
  from: VehicleResponse["from"];
  /** The ways in which it has rates. */
  kinds: RateKind[];
  minHours: number;
  noticeHours: number;
  opens: number;
  /** Beyond 24 on the next day. */
  closes: number;
  services: VehicleResponse["services"];
  checkoutPath: string;
}

const KINDS = ["hourly", "daily", "swim_tour"] as const satisfies readonly RateKind[];

export function makeBookingBoat(boat: VehicleResponse, checkoutPath: string): BookingBoat {
  const { opens, closes } = boat.service_hours;
  const hourly = boat.rates.filter(({ kind }) => kind === "hourly");
  return {
    id: boat.id,
    currency: boat.currency,
    instant: boat.fast_app,
    capacity: boat.cruising_capacity,
    berths: Math.min(boat.cruising_capacity, boat.specs.sleeping_capacity),
    foodCapacity: boat.specs.food_capacity,
    from: boat.from,
    kinds: KINDS.filter((kind) => boat.rates.some((rate) => rate.kind === kind)),
    minHours: Math.min(24, ...hourly.map((rate) => rate.min_hours)),
    noticeHours: boat.notice_hours,
    opens,
    closes: closes <= opens ? closes + 24 : closes,
    services: boat.services,
    checkoutPath,
  };
}

/** The trip of the address, as the server knew it when it made the page. */
export interface SearchedTrip {
  /** `12 December · 16:00–20:00` */
  trip: string;
  /** Formatted; null while hours are missing, or where it cannot be booked. */
  total: string | null;
  refusal: string | null;
  /** Where it is reserved; null where it cannot be. */
  checkout: string | null;
}

export interface BookingCardProps {
  boat: BookingBoat;
  locale: Locale;
  /** Null on pages from the cache, which are the same for every address. */
  searched: SearchedTrip | null;
  /** Texts shown before the card is interactive. */
  labels: {
    /** Text before the "from" price; empty where the language puts it after the price. */
    from: string;
    amount: string | null;
    unit: string;
    choose: string;
    book: string;
    /** Of a trip with a price. */
    reserve: string;
    edit: string;
    otherTime: string;
    title: string;
    close: string;
  };
}
