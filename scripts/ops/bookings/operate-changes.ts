import { acceptChange, refuseChange } from "@/lib/server/booking/changes/answer-change";
import { findBooking } from "@/lib/server/operator/find-booking";
import { listWaitingAnswers } from "@/lib/server/operator/list-waiting-answers";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { describeAnswer } from "@/scripts/ops/bookings/operate-reservations";
import type { Operation, OperationInput } from "@/scripts/ops/operation";
import { explain, report, say } from "@/scripts/server/say";

/** Changes of paid trips that wait for an owner, the most urgent first. */
async function listChanges(): Promise<number> {
  const changes = (await listWaitingAnswers(currentTime())).filter(({ kind }) => kind === "change");
  if (changes.length === 0) say("No change waits for an answer.");
  for (const change of changes) say(describeAnswer(change));
  return 0;
}

async function accept({ by, args: [number = ""] }: OperationInput): Promise<number> {
  const booking = await findBooking(number);
  if (booking?.kind !== "reservation") return reportUnknown(number);
  const accepted = await acceptChange(booking.id, by, currentTime());
  return report(accepted, `The change of ${number} is accepted.`);
}

async function decline({ by, args }: OperationInput): Promise<number> {
  const [number = "", ...reason] = args;
  if (reason.length === 0) return explain("Give the number of the reservation and the reason.");
  const booking = await findBooking(number);
  if (booking?.kind !== "reservation") return reportUnknown(number);
  const refused = await refuseChange(booking.id, by, reason.join(" "), currentTime());
  return report(refused, `The change of ${number} is declined; the trip stays as it is.`);
}

function reportUnknown(number: string): number {
  say(`There is no reservation ${number}.`);
  return 1;
}

/** Changes of paid trips. */
export const CHANGE_OPERATIONS: readonly Operation[] = [
  {
    name: "changes list",
    summary: "changes of paid trips that wait for their owners, the most urgent first",
    run: listChanges,
  },
  {
    name: "changes accept",
    usage: "<number>",
    summary: "accept the change of a reservation for the owner",
    dryRun: "rolled back",
    audits: "change_accepted",
    run: accept,
  },
  {
    name: "changes decline",
    usage: "<number> <reason>",
    summary: "decline it for the owner; the customer reads the reason, the trip stays",
    dryRun: "rolled back",
    audits: "change_declined",
    run: decline,
  },
];
