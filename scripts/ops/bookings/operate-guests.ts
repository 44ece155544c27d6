import { closeInvitation } from "@/lib/server/booking/guests/open-invitation";
import { findBooking } from "@/lib/server/operator/find-booking";
import { listWaitingCustomers } from "@/lib/server/operator/list-waiting-customers";
import { readInvitation } from "@/lib/server/operator/read-invitation";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import type { Operation, OperationInput } from "@/scripts/ops/operation";
import { columns, when } from "@/scripts/ops/print";
import { report, say } from "@/scripts/server/say";

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
  const [invitation, booking] = [await readInvitation(number), await findBooking(number)];
  if (!invitation?.isOpen || !booking) {
    say(`No open invitation to ${number}.`);
    return 1;
  }
  return report(await closeInvitation(by, booking.id), `The invitation to ${number} is closed.`);
}

/** The waiting list by boat and day, the oldest entry first; of one boat when it is named. */
async function listWaiting({ args }: OperationInput): Promise<number> {
  const customers = await listWaitingCustomers(args[0] ?? null, currentTime());
  if (customers.length === 0) say("Nobody waits for a day.");
  for (const { day, kind, personCount, email, notifiedAt, ...boat } of customers) {
    const notified = `notified: ${notifiedAt ? when(notifiedAt) : "not yet"}`;
    say(columns(boat.boatCode, day, kind, `${personCount} persons`, email, notified));
  }
  return 0;
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
    name: "waiting list",
    usage: "[boat code]",
    summary: "who waits for which full day, in the order in which they came",
    run: listWaiting,
  },
];
