/** The most boats that are offered for an occasion. */
export const MAX_OFFERS = 3;

/** The defaults of an occasion's form; the customer can change all of them. */
export interface OccasionPlan {
  personCount: number;
  /** Length of the trip; one of those that the search form offers. */
  hours: number;
  /** Null = any hour of the day. */
  startHour: number | null;
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
    startHour: 16,
    chosen: ["proposal-package", "flowers"],
    offered: ["cake", "live-music", "captain-photos", "fish-menu", "fruit-platter", "hotel-transfer"],
  },
  birthday: {
    personCount: 12,
    hours: 3,
    startHour: null,
    chosen: ["birthday-package"],
    offered: [...CATERING, ...ENTERTAINMENT],
  },
  wedding: {
    personCount: 30,
    hours: 6,
    startHour: null,
    chosen: ["wedding-package", "cake", "flowers"],
    offered: [...CATERING, "live-music", "dj", "captain-photos", "hostess", "hotel-transfer"],
  },
  "sunset-dinner": {
    personCount: 4,
    hours: 3,
    startHour: 17,
    chosen: ["dinner-package", "fish-menu"],
    offered: ["barbecue-menu", "soft-drinks", "flowers", "cake", "live-music", "hotel-transfer"],
  },
  "corporate-event": {
    personCount: 30,
    hours: 4,
    startHour: null,
    chosen: ["company-package"],
    offered: [...CATERING, "live-music", "dj", "hostess", "captain-photos", "hotel-transfer"],
  },
  "swim-day": {
    personCount: 8,
    hours: 6,
    startHour: null,
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
    startHour: null,
    chosen: ["party-package"],
    offered: [...CATERING, ...ENTERTAINMENT, "jet-ski"],
  },
};

/** Names no services: then every service of the boats can be added. */
const DEFAULT_PLAN: OccasionPlan = { personCount: 4, hours: 4, startHour: null, chosen: [], offered: [] };

/** The plan of a special service's occasion. */
export function occasionPlanOf(key: string): OccasionPlan {
  return PLANS[key] ?? DEFAULT_PLAN;
}

/** How many guests one piece of a counted service serves. */
const SERVES: Readonly<Record<string, number>> = { cake: 12, "fruit-platter": 5, "soft-drinks": 6 };

/** The quantity of a service that is suggested for this number of guests; 1 for services that are not in `SERVES`. */
export function suggestedQuantity(key: string, personCount: number): number {
  return Math.ceil(personCount / (SERVES[key] ?? personCount));
}
