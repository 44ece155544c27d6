import { CALLER_OPERATIONS } from "@/scripts/ops/bookings/operate-callers";
import { CHANGE_OPERATIONS } from "@/scripts/ops/bookings/operate-changes";
import { GUEST_OPERATIONS } from "@/scripts/ops/bookings/operate-guests";
import { LEDGER_OPERATIONS } from "@/scripts/ops/bookings/operate-ledger";
import { MONEY_OPERATIONS } from "@/scripts/ops/bookings/operate-money";
import { ORDER_OPERATIONS } from "@/scripts/ops/bookings/operate-orders";
import { RESERVATION_OPERATIONS } from "@/scripts/ops/bookings/operate-reservations";
import { SAILED_OPERATIONS } from "@/scripts/ops/bookings/operate-sailed";
import { DAY_OPERATIONS } from "@/scripts/ops/bookings/operate-today";
import { BOAT_TIME_OPERATIONS } from "@/scripts/ops/operate-blocks";
import { exportAllBoats, importSomeBoats } from "@/scripts/ops/operate-boats";
import { CALENDAR_OPERATIONS } from "@/scripts/ops/operate-calendars";
import type { Operation } from "@/scripts/ops/operation";
import { AUDIT_OPERATIONS } from "@/scripts/ops/people/operate-audit";
import { CONTACT_OPERATIONS } from "@/scripts/ops/people/operate-contacts";
import { LIST_OPERATIONS } from "@/scripts/ops/people/operate-lists";
import { MESSAGE_OPERATIONS } from "@/scripts/ops/people/operate-messages";
import { REVIEW_OPERATIONS } from "@/scripts/ops/people/operate-reviews";
import { STAFF_OPERATIONS } from "@/scripts/ops/people/operate-staff";
import { USER_OPERATIONS } from "@/scripts/ops/people/operate-users";
import { SITE_OPERATIONS } from "@/scripts/ops/site-operations";

/**
 * All commands: the trade in the order of a day, then the upkeep of the site. Longer names first: the first that fits
 * is taken.
 */
export const OPERATIONS: readonly Operation[] = [
  ...DAY_OPERATIONS,
  ...RESERVATION_OPERATIONS,
  ...CALLER_OPERATIONS,
  ...SAILED_OPERATIONS,
  ...CHANGE_OPERATIONS,
  ...ORDER_OPERATIONS,
  ...MONEY_OPERATIONS,
  ...LEDGER_OPERATIONS,
  ...MESSAGE_OPERATIONS,
  ...CONTACT_OPERATIONS,
  ...USER_OPERATIONS,
  ...STAFF_OPERATIONS,
  ...AUDIT_OPERATIONS,
  ...GUEST_OPERATIONS,
  ...BOAT_TIME_OPERATIONS,
  ...CALENDAR_OPERATIONS,
  {
    name: "boats export",
    usage: "<file.json|file.csv>",
    summary: "write all boats into a new file",
    run: exportAllBoats,
  },
  {
    name: "boats import",
    usage: "<file.json|file.csv> [--yes]",
    summary: "bring boats to what the file says, pictures too, all or nothing; warnings need --yes",
    dryRun: "own",
    audits: "boat_imported",
    run: importSomeBoats,
  },
  ...REVIEW_OPERATIONS,
  ...LIST_OPERATIONS,
  ...SITE_OPERATIONS,
];
