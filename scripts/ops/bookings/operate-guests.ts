import { isTripDay, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { closeInvitation, renewInvitation } from "@/lib/server/booking/guests/open-invitation";
import { findBooking } from "@/lib/server/operator/find-booking";
import { waitingList } from "@/lib/server/operator/list/list-waiting";
import { readInvitation } from "@/lib/server/operator/read-invitation";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { removeWaitingEntry } from "@/lib/server/talk/waiting/waiting-entries";
import type { Operation, OperationInput } from "@/scripts/ops/operation";
import { columns, when } from "@/scripts/ops/print";
import { explain, report, say } from "@/scripts/server/say";

/**
 * The invitation to a trip: whether its link is open, how many come, when the list went to the captain. No guest is
 * named.
 */
async function showGuests({ args: [number = ""] }: OperationInput): Promise<number> {
  const invitation = await readInvitation(number);
  if (!invitation) {
    say(`No guests were invited to ${number}.`);
    return 1;
  }
  const { invitedAt, isOpen, answers, coming, personCount, listSentAt } = invitation;
  say(`${invitation.number}  invited ${when(invitedAt)}, link ${isOpen ? "open" : "closed"}`);
  say(`${answers} answers, ${coming} of ${personCount} people come`);
  say(listSentAt ? `list sent ${when(listSentAt)}` : "list not sent");
  return 0;
}

/** Closes the link of an invitation; the customer can make another. */
async function closeGuestLink({ by, args: [number = ""] }: OperationInput): Promise<number> {
  const booking = await findBooking(number);
  if (booking?.kind !== "reservation") return reportUnknown(number);
  return report(await closeInvitation(by, booking.id), `The invitation to ${number} is closed.`);
}

/** Replaces the link of an invitation and mails the new one to the customer. */
async function renewGuestLink({ by, args: [number = ""] }: OperationInput): Promise<number> {
  const booking = await findBooking(number);
  if (booking?.kind !== "reservation") return reportUnknown(number);
  const renewed = await renewInvitation(booking.id, by, currentTime());
  return report(renewed, `The former link to ${number} is closed; the running site mails the new one.`);
}

function reportUnknown(number: string): number {
  say(`There is no reservation ${number}.`);
  return 1;
}

const MAX_LISTED = 1000;

const waitingFor = (filter: { boat?: string; day?: string }) =>
  waitingList.first({ ...filter, today: tripDayOf(currentTime()) }, "day", MAX_LISTED);

/** The waiting list by boat and day, the oldest entry first; of one boat when it is named. */
async function listWaiting({ args }: OperationInput): Promise<number> {
  const customers = await waitingFor({ boat: args[0] });
  if (customers.length === 0) say("Nobody waits for a day.");
  for (const { day, kind, personCount, email, notifiedAt, ...boat } of customers) {
    const notified = `notified: ${notifiedAt ? when(notifiedAt) : "not yet"}`;
    say(columns(boat.boatCode, day, kind, `${personCount} persons`, email, notified));
  }
  return 0;
}

/** Ends an entry of the waiting list and mails it to the customer. */
async function removeWaiting({ by, args }: OperationInput): Promise<number> {
  const [boatCode, day = "", email = "", ...reason] = args;
  if (!boatCode || !isTripDay(day) || reason.length === 0)
    return explain("Give the boat's code, the day (2026-12-01), the customer's e-mail address and why.");
  const waiting = await waitingFor({ boat: boatCode, day });
  const entry = waiting.find((one) => one.email === email.toLowerCase());
  if (!entry) {
    say(`${email} does not wait for ${boatCode} on ${day}.`);
    return 1;
  }
  const removed = await removeWaitingEntry(entry.id, reason.join(" "), by, currentTime());
  return report(removed, `${email} waits no longer; the running site mails it.`);
}

/** Guests of trips, and customers who wait for a full day. */
export const GUEST_OPERATIONS: readonly Operation[] = [
  {
    name: "guests show",
    usage: "<number>",
    summary: "the invitation to a trip: its link, how many come, when the captain got the list",
    run: showGuests,
  },
  {
    name: "guests close",
    usage: "<number>",
    summary: "end the link by which guests of a trip answer",
    dryRun: "rolled back",
    audits: "invitation_closed",
    run: closeGuestLink,
  },
  {
    name: "guests renew",
    usage: "<number>",
    summary: "replace that link and mail the new one to the customer; answers stay",
    dryRun: "rolled back",
    audits: "invitation_renewed",
    run: renewGuestLink,
  },
  {
    name: "waiting remove",
    usage: "<boat code> <day> <e-mail> <reason>",
    summary: "end a customer's entry of the waiting list, and mail it",
    dryRun: "rolled back",
    audits: "waiting_entry_removed",
    run: removeWaiting,
  },
  {
    name: "waiting list",
    usage: "[boat code]",
    summary: "who waits for which full day, in the order in which they came",
    run: listWaiting,
  },
];
