import { isTripDay, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { formatDay } from "@/lib/i18n/format-date";
import { OPERATOR_LOCALE } from "@/lib/i18n/locales";
import { listTrips, type ManifestRow } from "@/lib/server/operator/list-trips";
import { readToday } from "@/lib/server/operator/read-today";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { describePayment, describeRefund } from "@/scripts/ops/bookings/operate-money";
import { describeAnswer } from "@/scripts/ops/bookings/operate-reservations";
import { describeHealth } from "@/scripts/ops/operate-jobs";
import type { Operation, OperationInput } from "@/scripts/ops/operation";
import { describeConversation } from "@/scripts/ops/people/operate-messages";
import { columns, money, reach, span, when } from "@/scripts/ops/print";
import { explain, say } from "@/scripts/server/say";

/** A paid trip or service: when, where, who, whom to call, what to collect. */
function describeTrip(trip: ManifestRow): string {
  const { startsAt, endsAt, boatCode, boatName, remainingMinor: minor, currency } = trip;
  const crew = trip.captainPhone
    ? `captain: ${reach(trip.captainName, trip.captainPhone)}`
    : `owner: ${reach(null, trip.ownerPhone)}`;
  const list = trip.listSentAt ? `list sent ${when(trip.listSentAt)}` : "list not sent";
  return columns(
    startsAt ? span(startsAt, endsAt) : "no hour yet",
    trip.number,
    boatCode ? columns(boatCode, boatName) : "no boat yet",
    [trip.port, trip.pier].filter(Boolean).join(", "),
    trip.personCount && `${trip.personCount} persons`,
    reach(trip.customerName, trip.customerPhone),
    trip.kind === "trip" && `on board ${money({ minor, currency })}`,
    trip.guestsInvited && list,
    boatCode && crew,
    trip.note && `note: ${trip.note}`,
  );
}

/** The manifest of a day; today's when none is named. */
async function printManifest({ args: [given, ...rest] }: OperationInput): Promise<number> {
  const day = given ?? tripDayOf(currentTime());
  if (!isTripDay(day) || rest.length > 0) return explain("Give a day such as 2026-12-01, or none for today.");
  const trips = await listTrips(day);
  if (trips.length === 0) say(`Nothing sails on ${formatDay(day, OPERATOR_LOCALE, "long")}.`);
  for (const trip of trips) say(describeTrip(trip));
  return 0;
}

function section(title: string, lines: readonly string[]): void {
  say(`\n${title}: ${lines.length === 0 ? "none" : lines.length}`);
  for (const line of lines) say(`  ${line}`);
}

/** The start of the day, the most urgent first. */
async function printToday(): Promise<number> {
  const today = await readToday(currentTime());
  say(describeHealth(today.jobs));
  section("Owners' answers that wait", today.waitingAnswers.map(describeAnswer));
  section("Refunds that failed", today.failedRefunds.map(describeRefund));
  section("Payments that failed within 24 hours", today.failedPayments.map(describePayment));
  for (const { day, trips } of today.days)
    section(`Trips and services of ${formatDay(day, OPERATOR_LOCALE, "full")}`, trips.map(describeTrip));
  const { ours, owners } = today.waiting;
  section(
    `Messages without an answer (${ours} for us, ${owners} for owners)`,
    today.inbox.map(describeConversation),
  );
  return 0;
}

/** What the operator begins the day with. */
export const DAY_OPERATIONS: readonly Operation[] = [
  {
    name: "today",
    summary: "the start of the day: what waits, what failed, what sails, who wrote",
    run: printToday,
  },
  {
    name: "trips list",
    usage: "[day]",
    summary: "the manifest of a day: boat, pier, hours, persons, phones, what to collect",
    run: printManifest,
  },
];
