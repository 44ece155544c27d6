import type { TripTime } from "@/lib/domain/shared/istanbul-time";
import type { Currency } from "@/lib/domain/shared/vocabulary";

/** The facts of a trip, or of a special service on the boat, that its owner may know. */
export interface OwnerTripFacts {
  startsAt: TripTime;
  endsAt: TripTime;
  /** Null for a package that is not made for a number of guests. */
  personCount: number | null;
  port: string;
  /** The port where the trip ends; null when it is the port of departure. */
  arrival: string | null;
  /** The first name; the whole name once the trip is paid. */
  customer: string;
  /** Null before the trip is paid. */
  phone: string | null;
  note: string | null;
  /** The special service and its package; null for a trip. */
  service: string | null;
}

/** What the customer pays for a trip, in minor units. */
export interface OwnerPrice {
  currency: Currency;
  lines: readonly {
    code: string;
    label: string;
    quantity: number;
    unitPriceMinor: number;
    amountMinor: number;
  }[];
  totalMinor: number;
  prepaymentMinor: number;
  remainingMinor: number;
}
