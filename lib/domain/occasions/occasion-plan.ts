/** What an occasion begins with until its guest chooses: all of it can be changed. */
export interface OccasionPlan {
  personCount: number;
  /** One of the lengths that a search offers. */
  hours: number;
  /** Null: any hour of the day. */
  startHour: number | null;
  /** Keys of the services of boats that are chosen at first. */
  chosen: readonly string[];
  /** Keys of those that are offered beside them, in this order. */
  offered: readonly string[];
}

const EATEN = ["breakfast", "fish-menu", "barbecue-menu", "fruit-platter", "soft-drinks"] as const;
const PARTY = ["cake", "flowers", "live-music", "dj", "captain-photos", "hostess", "hotel-transfer"] as const;

/** Keys of special services; one without a plan starts with the plain one, and with everything that boats offer. */
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
    offered: [...EATEN, ...PARTY],
  },
  wedding: {
    personCount: 30,
    hours: 6,
    startHour: null,
    chosen: ["wedding-package", "cake", "flowers"],
    offered: [...EATEN, "live-music", "dj", "captain-photos", "hostess", "hotel-transfer"],
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
    offered: [...EATEN, "live-music", "dj", "hostess", "captain-photos", "hotel-transfer"],
  },
  "swim-day": {
    personCount: 8,
    hours: 6,
    startHour: null,
    chosen: ["swim-package"],
    offered: [
      ...EATEN,
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
    offered: [...EATEN, ...PARTY, "jet-ski"],
  },
};

const PLAIN: OccasionPlan = { personCount: 4, hours: 4, startHour: null, chosen: [], offered: [] };

/** What the occasion of a special service begins with. */
export function occasionPlanOf(key: string): OccasionPlan {
  return PLANS[key] ?? PLAIN;
}

/** Whether an occasion begins with services of its own; home leads with these. */
export function hasOccasionPlan(key: string): boolean {
  return key in PLANS;
}

/** For how many guests one piece of a counted service is meant. */
const SERVES: Readonly<Record<string, number>> = { cake: 12, "fruit-platter": 5, "soft-drinks": 6 };

/** How many pieces of a service so many guests begin with; 1 of what is not counted by guests. */
export function suggestedQuantity(key: string, personCount: number): number {
  return Math.ceil(personCount / (SERVES[key] ?? personCount));
}
