import type { BOAT_PAGES } from "@/lib/domain/shared/vocabulary";

/** The parts in which the console shows and saves a boat's document, each with its fields. */
export const BOAT_PARTS = {
  texts: ["name", "description", "rental_rules", "slug"],
  facts: [
    "type",
    "port",
    "instant",
    "model_year",
    "length_m",
    "width_m",
    "cruising_capacity",
    "food_capacity",
    "sleeping_capacity",
    "cabin_count",
    "toilet_count",
    "last_maintenance_on",
    "prepayment_percent",
    "cancellation_policy",
    "accepted_on_board",
    "service_opens_hour",
    "service_closes_hour",
    "handover_start_hour",
    "handover_end_hour",
    "turnaround_minutes",
    "notice_hours",
  ],
  prices: ["currency", "rates"],
  pictures: ["pictures"],
  services: ["services"],
  equipment: ["facilities", "usage_rules"],
  people: ["owner", "captain"],
  status: ["status"],
} as const satisfies Record<(typeof BOAT_PAGES)[number] | "status", readonly string[]>;

export type BoatPart = keyof typeof BOAT_PARTS;
export const BOAT_PART_NAMES = Object.keys(BOAT_PARTS) as BoatPart[];

/** The part of a document. */
export function partOfDocument(part: BoatPart, document: object): Record<string, unknown> {
  const fields: readonly string[] = BOAT_PARTS[part];
  return Object.fromEntries(Object.entries(document).filter(([name]) => fields.includes(name)));
}

export type BoatField = (typeof BOAT_PARTS)[BoatPart][number];
const BOAT_FIELDS: readonly BoatField[] = Object.values(BOAT_PARTS).flat();

/** The field of a document by which a value's name begins: `rates` of `rates.0.price`; undefined for other words. */
export function boatFieldOf(name: string): BoatField | undefined {
  const [first] = name.split(".");
  return BOAT_FIELDS.find((field) => field === first);
}
