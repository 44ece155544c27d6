import type { TripDay, TripTime } from "@/lib/domain/shared/istanbul-time";
import type {
  CancellationPolicy,
  Currency,
  PartnerPaymentType,
  RateKind,
  RentType,
  ServiceType,
  ServiceUnit,
} from "@/lib/domain/shared/vocabulary";

/** What the customer requests: choices and ids, never prices. */
export interface TripRequest {
  rentType: RentType;
  swimTour: boolean;
  /** For daily rent only the day counts; the boat's hand-over hour replaces the clock. */
  startsAt: TripTime;
  endsAt: TripTime;
  personCount: number;
  extras: { serviceId: number; quantity: number }[];
}

export interface Rate {
  id: number;
  kind: RateKind;
  /** Per hour, per night, or for the whole swim tour. */
  priceMinor: number;
  minHours: number;
  /** Bit mask, Monday = 1 … Sunday = 64; null = every day. */
  weekdays: number | null;
  validFrom: TripDay | null;
  /** Exclusive. */
  validUntil: TripDay | null;
  /** ISO instant; the newest of otherwise equal rates wins. */
  createdAt: string;
}

export interface BoatService {
  serviceId: number;
  type: ServiceType;
  unit: ServiceUnit;
  priceMinor: number;
  /** Limits the chosen number of the units `qty` and `box`; null = no limit. */
  maxQuantity: number | null;
  leadHours: number;
}

/** Everything about a boat that decides whether and for how much it can be rented. */
export interface BoatTerms {
  currency: Currency;
  serviceOpensHour: number;
  /** At most the opening hour = closes on the next day. */
  serviceClosesHour: number;
  turnaroundMinutes: number;
  noticeHours: number;
  handoverStartHour: number;
  handoverEndHour: number;
  cruisingCapacity: number;
  /** Berths: the number of persons who may stay overnight. */
  sleepingCapacity: number;
  foodCapacity: number;
  prepaymentPercent: number;
  fastApp: boolean;
  cancellationPolicy: CancellationPolicy;
  acceptedOnBoard: PartnerPaymentType[];
  rates: Rate[];
  services: BoatService[];
  fines: { usageRuleId: number; amountMinor: number }[];
}

export interface QuoteLine {
  /** `trip` (several of them when nights differ in price) or `service:<id>`. */
  code: string;
  rateKind: RateKind | null;
  serviceId: number | null;
  unit: ServiceUnit | "hour" | "night" | "trip";
  quantity: number;
  unitPriceMinor: number;
  amountMinor: number;
}

export interface Quote {
  currency: Currency;
  rentType: RentType;
  swimTour: boolean;
  startsAt: TripTime;
  endsAt: TripTime;
  hours: number;
  /** 0 for hourly rent. */
  nights: number;
  personCount: number;
  lines: QuoteLine[];
  totalMinor: number;
  prepaymentMinor: number;
  remainingMinor: number;
  acceptedOnBoard: PartnerPaymentType[];
  /** What may be charged on board when a usage rule is broken; not part of the total. */
  possible: { usageRuleId: number; amountMinor: number }[];
}

/** What limits the number of persons: places under way, berths at night, or the galley. */
export type CapacityReason = "cruising_capacity" | "sleeping_capacity" | "food_capacity";
