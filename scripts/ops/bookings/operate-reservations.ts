import { acceptReservation } from "@/lib/server/booking/reservations/accept-reservation";
import { cancelReservation } from "@/lib/server/booking/reservations/cancel-reservation";
import { declineReservation } from "@/lib/server/booking/reservations/decline-reservation";
import { reconcileNow } from "@/lib/server/money/settle/reconcile-now";
import { findBooking } from "@/lib/server/operator/find-booking";
import { listWaitingAnswers, type WaitingAnswer } from "@/lib/server/operator/list-waiting-answers";
import { readReservationSheet } from "@/lib/server/operator/read-reservation-sheet";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { deadlineOperations } from "@/scripts/ops/bookings/deadlines";
import { readCancellation } from "@/scripts/ops/bookings/read-cancellation";
import { resend } from "@/scripts/ops/bookings/resend";
import { showInvoice, showSteps } from "@/scripts/ops/bookings/show-steps";
import type { Operation, OperationInput } from "@/scripts/ops/operation";
import { columns, money, reach, span, when } from "@/scripts/ops/print";
import { explain, report, say } from "@/scripts/server/say";

/** An owner's answer that waits, with whom to call. */
export function describeAnswer(answer: WaitingAnswer): string {
  const { kind, number, boatCode, personCount, oldStartsAt, totalMinor, currency } = answer;
  return columns(
    `answer by ${when(answer.answerBy)}`,
    number,
    kind,
    boatCode,
    oldStartsAt && `${when(oldStartsAt)} →`,
    span(answer.startsAt, answer.endsAt),
    personCount && `${personCount} persons`,
    answer.customerName,
    money({ minor: totalMinor, currency }),
    `owner: ${reach(answer.ownerName, answer.ownerPhone)} ${answer.ownerEmail}`,
  );
}

/** Requests for trips that wait for an answer, the most urgent first. */
async function listRequests(): Promise<number> {
  const requests = (await listWaitingAnswers(currentTime())).filter(({ kind }) => kind === "request");
  if (requests.length === 0) say("No request waits for an answer.");
  for (const request of requests) say(describeAnswer(request));
  return 0;
}

async function acceptRequest({ by, args: [number = ""] }: OperationInput): Promise<number> {
  const id = await findId(number);
  if (!id) return reportUnknown(number);
  return report(await acceptReservation(id, by, currentTime()), `${number} is accepted.`);
}

async function declineRequest({ by, args }: OperationInput): Promise<number> {
  const [number = "", ...reason] = args;
  if (reason.length === 0) return explain("Give the number and the reason.");
  const id = await findId(number);
  if (!id) return reportUnknown(number);
  const declined = await declineReservation(id, by, reason.join(" "), currentTime());
  return report(declined, `${number} is declined.`);
}

/** One reservation with its history, payments and refunds. */
async function showReservation({ args: [number = ""] }: OperationInput): Promise<number> {
  const id = await findId(number);
  if (!id) return reportUnknown(number);
  const sheet = await readReservationSheet(id, currentTime());
  const amount = (minor: number) => money({ minor, currency: sheet.currency });
  say(`${sheet.number}  ${sheet.status}${sheet.expiresAt ? ` until ${when(sheet.expiresAt)}` : ""}`);
  say(columns(sheet.boatCode, span(sheet.startsAt, sheet.endsAt), `${sheet.personCount} persons`));
  say(columns(reach(sheet.customerName, sheet.customerPhone), sheet.customerEmail, sheet.note));
  say(`owner: ${reach(sheet.ownerName, sheet.ownerPhone)}`);
  say(
    `total ${amount(sheet.totalMinor)}, online ${amount(sheet.prepaymentMinor)}, on board ${amount(sheet.remainingMinor)}`,
  );
  showInvoice(sheet);
  if (sheet.changeUntil) say(`a change waits (${sheet.changeStatus}) until ${when(sheet.changeUntil)}`);
  await showSteps({ kind: "reservation", id });
  return 0;
}

async function cancelByOperator({ by, args }: OperationInput): Promise<number> {
  const cancellation = readCancellation(args);
  if (!cancellation) return 2;
  const { number, asked } = cancellation;
  const reservationId = await findId(number);
  if (!reservationId) return reportUnknown(number);
  const cancelled = await cancelReservation({ reservationId, by, ...asked }, currentTime());
  if (!cancelled.ok) return report(cancelled, "");
  const { refundMinor: minor, currency } = cancelled.value;
  say(`${number} is cancelled; ${money({ minor, currency })} goes back.`);
  return 0;
}

/** Has the running site ask the provider about every payment without a result, now. */
async function reconcile({ by }: OperationInput): Promise<number> {
  await reconcileNow(by);
  say("The running site will ask about every open payment at once.");
  return 0;
}

async function findId(number: string): Promise<string | null> {
  const found = await findBooking(number);
  return found?.kind === "reservation" ? found.id : null;
}

function reportUnknown(number: string): number {
  say(`There is no reservation ${number}.`);
  return 1;
}

/** Requests and reservations of trips. */
export const RESERVATION_OPERATIONS: readonly Operation[] = [
  {
    name: "requests list",
    summary: "requests that wait for their owners, the most urgent first",
    run: listRequests,
  },
  {
    name: "requests accept",
    usage: "<number>",
    summary: "accept for the owner; overlapping requests are declined",
    dryRun: "rolled back",
    audits: "booking_accepted",
    run: acceptRequest,
  },
  {
    name: "requests decline",
    usage: "<number> <reason>",
    summary: "decline for the owner; the customer reads the reason",
    dryRun: "rolled back",
    audits: "booking_declined",
    run: declineRequest,
  },
  {
    name: "reservations show",
    usage: "<number>",
    summary: "one reservation with its history, payments and refunds",
    run: showReservation,
  },
  {
    name: "reservations cancel",
    usage: "<number> <customer|owner|weather> <reason>",
    summary: "cancel; the refund depends on who is responsible",
    dryRun: "rolled back",
    audits: "booking_cancelled",
    run: cancelByOperator,
  },
  ...deadlineOperations("reservation"),
  {
    name: "reservations resend",
    usage: "<number> <mail>",
    summary: "send a mail about a reservation again, with present facts",
    dryRun: "rolled back",
    audits: "mail_resent",
    run: (input) => resend("reservation", input),
  },
  {
    name: "reconcile",
    summary: "ask the payment provider about every payment without a result",
    audits: "payments_reconciled",
    run: reconcile,
  },
];
