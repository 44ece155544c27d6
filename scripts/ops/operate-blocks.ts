import { addDays, atHour, isTripDay, isTripTime, toInstant } from "@/lib/domain/shared/istanbul-time";
import type { Period } from "@/lib/domain/shared/period";
import { blockBoats, unblockBoat } from "@/lib/server/booking/blocks/block-boats";
import { closePort } from "@/lib/server/booking/blocks/close-port";
import type { EndedBooking, EndedBookings } from "@/lib/server/booking/blocks/end-bookings";
import { takeBoatsOut } from "@/lib/server/booking/blocks/take-boats-out";
import { findPort } from "@/lib/server/operator/find-port";
import { listOccupancies, type Occupancy } from "@/lib/server/operator/list-occupancies";
import { type BoatRate, findBoat, readBoatSheet } from "@/lib/server/operator/read-boat-sheet";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { type Operation, type OperationInput, takeOption } from "@/scripts/ops/operation";
import { columns, money, reach, span, when } from "@/scripts/ops/print";
import { explain, report, say } from "@/scripts/server/say";

const PERIOD_USAGE =
  "from and until as days (2026-12-01, the last one included) or on Istanbul's clock (2026-12-01T10:00)";

function describeOccupancy({ id, kind, startsAt, endsAt, takenUntil, what }: Occupancy): string {
  const turnaround = takenUntil > endsAt && `turnaround until ${when(takenUntil).slice(-5)}`;
  return columns(id, kind, span(startsAt, endsAt), turnaround, what);
}

/** What takes a boat's time from now on: trips, holds, orders and blocks. */
async function showOccupancies({ args: [code = ""] }: OperationInput): Promise<number> {
  const boat = await findBoat(code);
  if (!boat) return reportUnknown(code);
  const occupancies = await listOccupancies(boat.id, currentTime());
  if (occupancies.length === 0) say(`${boat.code} is free.`);
  for (const occupancy of occupancies) say(describeOccupancy(occupancy));
  return 0;
}

/** A boat with its people, prices and what takes its time. */
async function showBoat({ args: [code = ""] }: OperationInput): Promise<number> {
  const found = await findBoat(code);
  if (!found) return reportUnknown(code);
  const boat = await readBoatSheet(found.id, currentTime());
  say(columns(boat.code, boat.name, boat.status, boat.port, boat.isInstant ? "instant" : "on request"));
  say(
    `${boat.capacity} guests, ${boat.prepaymentPercent} % online, cancellation ${boat.cancellationPolicy}, in ${boat.currency}`,
  );
  say(`owner: ${reach(boat.ownerName, boat.ownerPhone)} ${boat.ownerEmail}`);
  if (boat.captainName || boat.captainPhone) say(`captain: ${reach(boat.captainName, boat.captainPhone)}`);
  for (const rate of boat.rates) say(`  ${describeRate(rate, boat.currency)}`);
  say(boat.occupancies.length === 0 ? "Nothing takes its time." : "Taken:");
  for (const occupancy of boat.occupancies) say(`  ${describeOccupancy(occupancy)}`);
  return 0;
}

const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

function describeRate(rate: BoatRate, currency: Parameters<typeof money>[0]["currency"]): string {
  const { kind, priceMinor: minor, minHours, weekdays, validFrom, validUntil } = rate;
  const days = weekdays !== null && WEEKDAYS.filter((_, at) => weekdays & (1 << at)).join(" ");
  const season =
    (validFrom || validUntil) && `${validFrom ?? ""} – ${validUntil ? addDays(validUntil, -1) : ""}`;
  return columns(
    kind,
    money({ minor, currency }),
    kind === "hourly" && `from ${minHours} hours`,
    days,
    season,
  );
}

/** Whole days run from their first midnight to their last. */
function readPeriod(from: string, until: string): Period | null {
  const start = isTripDay(from) ? atHour(from, 0) : from;
  const end = isTripDay(until) ? atHour(until, 24) : until;
  return isTripTime(start) && isTripTime(end) ? { startsAt: toInstant(start), endsAt: toInstant(end) } : null;
}

/** Keeps a boat for its owner. */
async function addBlock({ by, args }: OperationInput): Promise<number> {
  const { isSet: evenLong, rest } = takeOption(args, "--yes");
  const [code = "", from = "", until = "", ...note] = rest;
  const period = readPeriod(from, until);
  if (!period) return explain(`Give the boat's code, ${PERIOD_USAGE}, and a note.`);
  const boat = await findBoat(code);
  if (!boat) return reportUnknown(code);
  const block = { boatIds: [boat.id], ...period, note: note.join(" ") || null, evenLong };
  const blocked = await blockBoats(block, by, currentTime());
  if (blocked.ok) {
    say(`${boat.code} is blocked, ${span(period.startsAt, period.endsAt)}: block ${blocked.value[0]}.`);
    return 0;
  }
  if (blocked.code === "block_too_long")
    say(
      `Refused: that is ${blocked.details?.days} days, ${span(period.startsAt, period.endsAt)}. Add --yes if it is meant.`,
    );
  else say(`Refused: ${blocked.code}. \`boats occupancies ${boat.code}\` shows what is there.`);
  return 1;
}

/** Gives blocked time back. */
async function removeBlock({ by, args: [id = ""] }: OperationInput): Promise<number> {
  if (!/^\d+$/.test(id)) return explain("Give the block's number, as `boats occupancies` shows it.");
  const freed = await unblockBoat(Number(id), by, currentTime());
  say(freed.ok ? `Block ${id} is gone.` : `There is no block ${id}.`);
  return freed.ok ? 0 : 1;
}

/** Takes a boat out of service: ends what is booked in that time and blocks it. */
async function takeOut({ by, args, isDry = false }: OperationInput): Promise<number> {
  const { isSet: isConfirmed, rest } = takeOption(args, "--yes");
  const [code = "", from = "", until = "", ...reason] = rest;
  const period = readPeriod(from, until);
  if (!period || reason.length === 0)
    return explain(`Give the boat's code, ${PERIOD_USAGE}, and the reason that the customers read.`);
  if (!isConfirmed && !isDry)
    return explain("Look first with --dry-run at what is cancelled and refunded, then repeat it with --yes.");
  const boat = await findBoat(code);
  if (!boat) return reportUnknown(code);
  const outage = { boatIds: [boat.id], ...period, reason: reason.join(" ") };
  const takenOut = await takeBoatsOut(outage, by, currentTime());
  if (!takenOut.ok) return report(takenOut, "");
  say(`${boat.code} is out of service, ${span(period.startsAt, period.endsAt)}.`);
  sayEnded(takenOut.value);
  return 0;
}

/** Closes a port for a day because of the weather. */
async function closeForWeather({ by, args, isDry = false }: OperationInput): Promise<number> {
  const { isSet: isConfirmed, rest } = takeOption(args, "--yes");
  const [key = "", day = "", ...reason] = rest;
  if (!isTripDay(day) || reason.length === 0)
    return explain("Give the port's key, a day (2026-12-01) and the reason that the customers read.");
  if (!isConfirmed && !isDry)
    return explain("Look first with --dry-run at what is cancelled and refunded, then repeat it with --yes.");
  const port = await findPort(key);
  if (!port) {
    say(`There is no port ${key}.`);
    return 1;
  }
  const closed = await closePort({ portId: port.id, day, reason: reason.join(" ") }, by, currentTime());
  if (!closed.ok) return report(closed, "");
  say(`${port.name} is closed on ${day}.`);
  sayEnded(closed.value);
  return 0;
}

function sayEnded({ bookings, changes }: EndedBookings): void {
  for (const booking of bookings) say(describeEnd(booking));
  for (const number of changes) say(`  ${number}  its change is declined, the trip stays`);
  if (bookings.some(({ kind }) => kind === "reservation"))
    say("The mails about trips name other boats that are free.");
}

function describeEnd(booking: EndedBooking): string {
  const { number, isRequest, refundMinor: minor, currency } = booking;
  return `  ${columns(
    number,
    span(booking.startsAt, booking.endsAt),
    reach(booking.customerName, booking.customerPhone),
    isRequest ? "request declined" : `cancelled, ${money({ minor, currency })} goes back`,
  )}`;
}

function reportUnknown(code: string): number {
  say(`There is no boat ${code}.`);
  return 1;
}

/** A boat and its time. */
export const BOAT_TIME_OPERATIONS: readonly Operation[] = [
  {
    name: "boats show",
    usage: "<code>",
    summary: "owner, captain, phones, prices, and what takes the boat's time",
    run: showBoat,
  },
  {
    name: "boats occupancies",
    usage: "<code>",
    summary: "what takes a boat's time from now on",
    run: showOccupancies,
  },
  {
    name: "boats block",
    usage: "<code> <from> <until> [note] [--yes]",
    summary: "keep a boat for its owner; days, or hours on Istanbul's clock (2026-12-01T10:00)",
    dryRun: "rolled back",
    audits: "boat_blocked",
    run: addBlock,
  },
  {
    name: "boats unblock",
    usage: "<block>",
    summary: "give blocked time back",
    dryRun: "rolled back",
    audits: "boat_unblocked",
    run: removeBlock,
  },
  {
    name: "boats take-out",
    usage: "<code> <from> <until> <reason> --yes",
    summary: "take a boat out of service: cancel with full refund, block, offer other boats",
    dryRun: "rolled back",
    audits: "boat_taken_out",
    run: takeOut,
  },
  {
    name: "ports close",
    usage: "<port> <day> <reason> --yes",
    summary: "close a port for a day by weather: cancel with full refund, decline requests, block its boats",
    dryRun: "rolled back",
    audits: "port_closed",
    run: closeForWeather,
  },
];
