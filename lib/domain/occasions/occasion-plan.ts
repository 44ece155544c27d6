import { minutesIntoDay, type TripTime } from "@/lib/domain/shared/istanbul-time";

/** The most boats that are offered for an occasion. */
export const MAX_OFFERS = 3;

/** The defaults of an occasion's form; the customer can change all of them. */
export interface OccasionPlan {
  personCount: number;
  /** Length of the trip; one of those that the search form offers. */
  hours: number;
  /** What is celebrated in the evening begins so that the sun sets under way; everything else in the morning. */
  atSunset: boolean;
  /** Keys of the boat services that are selected at first. */
  chosen: readonly string[];
  /** Keys of the boat services that can be added, in this order. */
  offered: readonly string[];
}

const CATERING = ["breakfast", "fish-menu", "barbecue-menu", "fruit-platter", "soft-drinks"] as const;
const ENTERTAINMENT = [
  "cake",
  "flowers",
  "live-music",
  "dj",
  "captain-photos",
  "hostess",
  "hotel-transfer",
] as const;

/** By the key of the special service. A key without a plan gets `DEFAULT_PLAN`. */
const PLANS: Readonly<Record<string, OccasionPlan>> = {
  proposal: {
    personCount: 2,
    hours: 2,
    atSunset: true,
    chosen: ["proposal-package", "flowers"],
    offered: ["cake", "live-music", "captain-photos", "fish-menu", "fruit-platter", "hotel-transfer"],
  },
  birthday: {
    personCount: 12,
    hours: 3,
    atSunset: true,
    chosen: ["birthday-package"],
    offered: [...CATERING, ...ENTERTAINMENT],
  },
  wedding: {
    personCount: 30,
    hours: 6,
    atSunset: true,
    chosen: ["wedding-package", "cake", "flowers"],
    offered: [...CATERING, "live-music", "dj", "captain-photos", "hostess", "hotel-transfer"],
  },
  "sunset-dinner": {
    personCount: 4,
    hours: 3,
    atSunset: true,
    chosen: ["dinner-package", "fish-menu"],
    offered: ["barbecue-menu", "soft-drinks", "flowers", "cake", "live-music", "hotel-transfer"],
  },
  "corporate-event": {
    personCount: 30,
    hours: 4,
    atSunset: true,
    chosen: ["company-package"],
    offered: [...CATERING, "live-music", "dj", "hostess", "captain-photos", "hotel-transfer"],
  },
  "swim-day": {
    personCount: 8,
    hours: 6,
    atSunset: false,
    chosen: ["swim-package"],
    offered: [
      ...CATERING,
      "snorkel-rent",
      "paddle-board-rent",
      "towels",
      "water-sports-package",
      "jet-ski",
      "cake",
      "hotel-transfer",
    ],
  },
  "bachelor-party": {
    personCount: 12,
    hours: 4,
    atSunset: true,
    chosen: ["party-package"],
    offered: [...CATERING, ...ENTERTAINMENT, "jet-ski"],
  },
};

/** Names no services: then every service of the boats can be added. */
const DEFAULT_PLAN: OccasionPlan = { personCount: 4, hours: 4, atSunset: false, chosen: [], offered: [] };

/** How long before its end an evening trip sees the sunset: time to come back in the last light. */
const BEFORE_END_HOURS = 1;
const NOON = 12;

/** The hour at which a trip of this length sees the sun set about an hour before it ends; never before noon. */
export function sunsetStartHour(sunset: TripTime, hours: number): number {
  const sunsetHour = minutesIntoDay(sunset, sunset.slice(0, 10)) / 60;
  return Math.max(NOON, Math.round(sunsetHour + BEFORE_END_HOURS - hours));
}

/** The plan of a special service's occasion. */
export function occasionPlanOf(key: string): OccasionPlan {
  return PLANS[key] ?? DEFAULT_PLAN;
}

/** Services of boats that bring a cake, on which something can be written. */
export const CAKES = ["cake", "birthday-package"] as const;
/** What fits on a cake. */
export const CAKE_TEXT_LENGTH = 60;

/** Whether a celebration of this kind begins with a cake. */
export function beginsWithCake(key: string): boolean {
  return CAKES.some((cake) => occasionPlanOf(key).chosen.includes(cake));
}

/** How many guests one piece of a counted service serves. */
const SERVES: Readonly<Record<string, number>> = { cake: 12, "fruit-platter": 5, "soft-drinks": 6 };

/** The quantity of a service that is suggested for this number of guests; 1 for services that are not in `SERVES`. */
export function suggestedQuantity(key: string, personCount: number): number {
  return Math.ceil(personCount / (SERVES[key] ?? personCount));
}
