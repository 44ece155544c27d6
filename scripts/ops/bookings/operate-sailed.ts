import { isTripTime, type TripTime } from "@/lib/domain/shared/istanbul-time";
import { moveByOperator } from "@/lib/server/booking/changes/move-by-operator";
import { markNoShow } from "@/lib/server/booking/reservations/mark-no-show";
import { findBooking } from "@/lib/server/operator/find-booking";
import { readReservationSheet } from "@/lib/server/operator/read-reservation-sheet";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { type Operation, type OperationInput, takeOption } from "@/scripts/ops/operation";
import { explain, report, say } from "@/scripts/server/say";

async function findTrip(number: string): Promise<string | null> {
  const found = await findBooking(number);
  if (found?.kind === "reservation") return found.id;
  say(`There is no reservation ${number}.`);
  return null;
}

/** To another time, and with a code to another boat; the number of persons stays. */
async function moveTrip({ by, args }: OperationInput): Promise<number> {
  const { isSet: isWaived, rest } = takeOption(args, "--keep-price");
  const [number = "", startsAt = "", endsAt = "", code, ...more] = rest;
  if (!isTripTime(startsAt) || !isTripTime(endsAt) || more.length > 0)
    return explain(
      "Give the number, the start and the end such as 2027-06-01T10:00, and another boat's code.",
    );
  const reservationId = await findTrip(number);
  if (!reservationId) return 1;
  const { boatCode, personCount } = await readReservationSheet(reservationId, currentTime());
  const newTrip = { startsAt: startsAt as TripTime, endsAt: endsAt as TripTime, personCount };
  const move = { reservationId, boatCode: code ?? boatCode, newTrip, isWaived };
  return report(await moveByOperator(move, by, currentTime()), `${number} is moved.`);
}

const noteAttendance =
  (isMissed: boolean) =>
  async ({ by, args: [number = ""] }: OperationInput): Promise<number> => {
    const id = await findTrip(number);
    if (!id) return 1;
    const noted = isMissed ? "nobody came" : "they came after all";
    return report(await markNoShow(id, isMissed, by, currentTime()), `${number}: ${noted}.`);
  };

/** What becomes of a paid trip: another time or boat, nobody who came. */
export const SAILED_OPERATIONS: readonly Operation[] = [
  {
    name: "reservations move",
    usage: "<number> <start> <end> [boat] [--keep-price]",
    summary: "move a paid trip; its difference goes back or is paid on board",
    dryRun: "rolled back",
    audits: "trip_moved",
    run: moveTrip,
  },
  {
    name: "reservations missed",
    usage: "<number>",
    summary: "note that nobody came: the trip is not reviewed",
    dryRun: "rolled back",
    audits: "trip_no_show",
    run: noteAttendance(true),
  },
  {
    name: "reservations came",
    usage: "<number>",
    summary: "take back that nobody came",
    dryRun: "rolled back",
    audits: "trip_came",
    run: noteAttendance(false),
  },
];
