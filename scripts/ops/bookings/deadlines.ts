import type { BookingKind } from "@/lib/domain/shared/vocabulary";
import { completeByOperator } from "@/lib/server/booking/lifecycle/complete-by-operator";
import { extendByOperator } from "@/lib/server/booking/lifecycle/extend-by-operator";
import { findBooking } from "@/lib/server/operator/find-booking";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import type { Operation, OperationInput } from "@/scripts/ops/operation";
import { when } from "@/scripts/ops/print";
import { explain, report, say } from "@/scripts/server/say";

async function complete(kind: BookingKind, { by, args: [number = ""] }: OperationInput): Promise<number> {
  const booking = await findBooking(number);
  if (booking?.kind !== kind) return reportUnknown(kind, number);
  return report(await completeByOperator(booking, by, currentTime()), `${number} is completed.`);
}

async function extend(kind: BookingKind, { by, args }: OperationInput): Promise<number> {
  const [number = "", hours = "", ...rest] = args;
  if (!/^[1-9]\d?$/.test(hours) || rest.length > 0)
    return explain("Give the number and how many hours more (1 to 99).");
  const booking = await findBooking(number);
  if (booking?.kind !== kind) return reportUnknown(kind, number);
  const extended = await extendByOperator(booking, Number(hours), by, currentTime());
  return report(extended, extended.ok ? `${number} waits until ${when(extended.value)}.` : "");
}

function reportUnknown(kind: BookingKind, number: string): number {
  say(`There is no ${kind} ${number}.`);
  return 1;
}

const WORDS = {
  reservation: { noun: "reservations", complete: "end a trip that has begun before its time" },
  order: { noun: "orders", complete: "end a special service whose day has come" },
} as const satisfies Record<BookingKind, object>;

/** Ends a booking before its time, and gives one that waits more hours: of trips and of orders alike. */
export function deadlineOperations(kind: BookingKind): Operation[] {
  const { noun, complete: summary } = WORDS[kind];
  return [
    {
      name: `${noun} complete`,
      usage: "<number>",
      summary,
      dryRun: "rolled back",
      audits: "trip_completed",
      run: (input) => complete(kind, input),
    },
    {
      name: `${noun} extend`,
      usage: "<number> <hours>",
      summary: "give a hold or a request more hours before it expires",
      dryRun: "rolled back",
      audits: "deadline_extended",
      run: (input) => extend(kind, input),
    },
  ];
}
