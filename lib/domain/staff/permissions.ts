/** Who works for the operator, from the least to the most. */
export const STAFF_ROLES = ["viewer", "support", "finance", "editor", "admin"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/**
 * Who may do what: pages, navigation, endpoints and fields name a permission, and this table alone says whose it is.
 * A `field.…` is shown in full to these roles and masked for the others.
 */
const PERMISSIONS = {
  "today.read": STAFF_ROLES,
  "find.read": STAFF_ROLES,
  "reservations.read": ["viewer", "support", "finance", "admin"],
  "payments.read": ["support", "finance", "admin"],
  "payments.reconcile": ["support", "finance", "admin"],
  /** Of our payments with the provider's list. */
  "payments.compare": ["finance", "admin"],
  "refunds.retry": ["finance", "admin"],
  /** Of owners: their balances, statements and payouts. */
  "owners_money.read": ["finance", "admin"],
  "owners_money.write": ["finance", "admin"],
  "figures.read": ["finance", "admin"],
  /** Views of lists, each person's own. */
  "views.write": STAFF_ROLES,
  /** Files of what a list shows, for roles that may see the list. */
  "export.csv": ["finance", "admin"],
  "grid.read": ["viewer", "support", "finance", "admin"],
  "grid.write": ["support", "admin"],
  "calendars.read": ["viewer", "support", "admin"],
  "calendars.write": ["support", "admin"],
  "boats.read": STAFF_ROLES,
  "boats.write": ["editor", "admin"],
  /** Owner and captain of a boat. */
  "boats.people": ["support", "admin"],
  "owners.read": ["viewer", "support", "finance", "admin"],
  "owners.write": ["support", "admin"],
  /** Papers of owners, which show more of them than their page. */
  "papers.read": ["support", "admin"],
  "papers.write": ["support", "admin"],
  "customers.read": ["viewer", "support", "finance", "admin"],
  "customers.write": ["support", "admin"],
  "customers.export": ["support", "admin"],
  "customers.erase": ["admin"],
  "reviews.read": ["support", "editor", "admin"],
  "reviews.write": ["editor", "admin"],
  "shortlists.read": ["viewer", "support", "admin"],
  "shortlists.write": ["support", "admin"],
  "waiting.read": ["viewer", "support", "admin"],
  "waiting.write": ["support", "admin"],
  "guests.write": ["support", "admin"],
  "bookings.write": ["support", "admin"],
  "bookings.refund": ["finance", "admin"],
  /** A reservation as its customer reads it, with all that is personal in it. */
  "bookings.as_customer": ["support", "admin"],
  "notes.write": ["support", "finance", "admin"],
  "inbox.read": ["viewer", "support", "finance", "admin"],
  "inbox.write": ["support", "admin"],
  "templates.write": ["editor", "admin"],
  "settings.read": ["finance", "editor", "admin"],
  "settings.write": ["admin"],
  "rates.read": ["finance", "editor", "admin"],
  "rates.write": ["finance", "admin"],
  /** Places, types, facilities, rules and services that boats choose from, and the roads between cities. */
  "catalogue.read": ["support", "editor", "admin"],
  "catalogue.write": ["editor", "admin"],
  "content.read": ["editor", "admin"],
  /** Texts of the site, their drafts, pictures and addresses. */
  "content.write": ["editor", "admin"],
  /** What customers agree to. */
  "contracts.write": ["admin"],
  "staff.read": ["admin"],
  "staff.write": ["admin"],
  "audit.read": ["finance", "admin"],
  "field.name": ["support", "finance", "editor", "admin"],
  "field.telephone": ["support", "finance", "admin"],
  "field.email": ["support", "finance", "admin"],
  "field.address": ["support", "finance", "admin"],
  "field.identity": ["finance", "admin"],
  "field.bank_account": ["finance", "admin"],
} as const satisfies Record<string, readonly StaffRole[]>;

export type Permission = keyof typeof PERMISSIONS;

/** Whether a role has a permission. */
export function may(role: StaffRole, permission: Permission): boolean {
  return (PERMISSIONS[permission] as readonly StaffRole[]).includes(role);
}
