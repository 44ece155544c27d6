import type { OwnerRole, OwnerState } from "@/lib/domain/shared/vocabulary";

/**
 * What the people of an owner may do on the desk: pages, endpoints and links name a right, and this table alone says
 * whose it is. Captains see the trips and nothing else; money and people are the owner's.
 */
const RIGHTS = {
  "trips.read": ["owner", "manager", "captain"],
  "bookings.answer": ["owner", "manager"],
  "calendar.write": ["owner", "manager"],
  "boats.write": ["owner", "manager"],
  "prices.write": ["owner", "manager"],
  "money.read": ["owner"],
  "people.write": ["owner"],
  "data.export": ["owner"],
  "papers.write": ["owner", "manager"],
  /** Who the owner is, with the bank account, and what was agreed. */
  "identity.write": ["owner"],
} as const satisfies Record<string, readonly OwnerRole[]>;

export type DeskRight = keyof typeof RIGHTS;

/** Of which owners there is a desk: whoever only applied, or was declined, has none. */
export const STATES_WITH_DESK = ["invited", "active", "suspended"] as const satisfies readonly OwnerState[];

/** Whether people with this role may do it. */
export function deskMay(role: OwnerRole, right: DeskRight): boolean {
  return (RIGHTS[right] as readonly OwnerRole[]).includes(role);
}
