import { formatInstant } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import { OPERATOR_LOCALE } from "@/lib/i18n/locales";
import { currentTime } from "@/lib/server/db/database-clock";
import { inTransaction } from "@/lib/server/db/in-transaction";
import { getPool } from "@/lib/server/db/pool";
import { addJob } from "@/lib/server/jobs/add-job";
import { acceptReservation } from "@/lib/server/reservations/accept-reservation";
import { cancelReservation } from "@/lib/server/reservations/cancel-reservation";
import { completeReservation } from "@/lib/server/reservations/complete-reservation";
import { declineReservation } from "@/lib/server/reservations/decline-reservation";
import type { OperationInput } from "@/scripts/ops/operation";
import { readCancellation } from "@/scripts/ops/read-cancellation";
import { showInvoice, showSteps } from "@/scripts/ops/show-steps";
import { explain, report, say } from "@/scripts/server/say";

/** Requests that wait for an answer, the most urgent first. */
export async function listRequests(): Promise<number> {
  const { rows } = await getPool().query(`
    select r.number, b.code, b.owner_name, r.starts_at, r.expires_at, r.total_minor, r.currency
    from reservations r join boats b on b.id = r.boat_id
    where r.status = 'request_created' and r.expires_at > now() order by r.expires_at`);
  if (rows.length === 0) say("No request waits for an answer.");
  for (const row of rows) {
    const trip = `${row.code} ${formatInstant(row.starts_at, OPERATOR_LOCALE, "short")}`;
    const money = formatMoney(Number(row.total_minor), row.currency);
    say(`${row.number}  ${trip}  ${money}  ${row.owner_name}  answer by ${when(row.expires_at)}`);
  }
  return 0;
}

/** Accepts a request on behalf of the owner. */
export async function acceptRequest({ args }: OperationInput): Promise<number> {
  const [number = ""] = args;
  const id = await findId(number);
  return id
    ? report(await acceptReservation(id, "operator", currentTime()), `${number} is accepted.`)
    : unknown(number);
}

/** Declines a request on behalf of the owner, with the reason sent to the customer. */
export async function declineRequest({ args }: OperationInput): Promise<number> {
  const [number = "", ...reason] = args;
  if (reason.length === 0) return explain("Give the number and the reason.");
  const id = await findId(number);
  if (!id) return unknown(number);
  return report(
    await declineReservation(id, "operator", reason.join(" "), currentTime()),
    `${number} is declined.`,
  );
}

/** One reservation with its history, payments and refunds. */
export async function showReservation({ args }: OperationInput): Promise<number> {
  const [number = ""] = args;
  const { rows } = await getPool().query(
    `select r.*, c.status as change_status, c.expires_at as change_until, b.code, u.name || ' ' || u.surname as customer, u.email, u.phone
     from reservations r join boats b on b.id = r.boat_id join users u on u.id = r.user_id
     left join reservation_changes c on c.reservation_id = r.id and c.expires_at > now()
     where r.number = upper($1)`,
    [number],
  );
  const [row] = rows;
  if (!row) return unknown(number);
  const money = (minor: string) => formatMoney(Number(minor), row.currency);
  say(`${row.number}  ${row.status}${row.expires_at ? ` until ${when(row.expires_at)}` : ""}`);
  say(`${row.code}  ${when(row.starts_at)} – ${when(row.ends_at)}  ${row.person_count} persons`);
  say(`${row.customer}  ${row.email}  ${row.phone}`);
  say(
    `total ${money(row.total_minor)}, online ${money(row.prepayment_minor)}, on board ${money(row.remaining_minor)}`,
  );
  showInvoice(row);
  if (row.change_until) say(`a change waits (${row.change_status}) until ${when(row.change_until)}`);
  await showSteps("reservation", row.id);
  return 0;
}

/** Cancels for the customer, the owner or the weather; the refund follows from that. */
export async function cancelByOperator({ args }: OperationInput): Promise<number> {
  const asked = readCancellation(args);
  if (!asked) return 2;
  const { number, by } = asked;
  const reservationId = await findId(number);
  if (!reservationId) return unknown(number);
  const cancelled = await cancelReservation({ reservationId, ...by }, currentTime());
  if (!cancelled.ok) return report(cancelled, "");
  const { refundMinor, currency } = cancelled.value;
  say(`${number} is cancelled; ${formatMoney(refundMinor, currency)} goes back.`);
  return 0;
}

/** Says that a trip is over, when it ended before its time. */
export async function completeTrip({ args }: OperationInput): Promise<number> {
  const [number = ""] = args;
  const id = await findId(number);
  if (!id) return unknown(number);
  return report(await completeReservation(id, currentTime()), `${number} is completed.`);
}

/** Has the running site ask the provider about every payment without a result, now. */
export async function reconcileNow(): Promise<number> {
  await inTransaction((tx) => addJob(tx, "reconcile_payments", {}));
  say("The running site will ask about every open payment at once.");
  return 0;
}

async function findId(number: string): Promise<string | null> {
  const { rows } = await getPool().query("select id from reservations where number = upper($1)", [number]);
  return rows[0]?.id ?? null;
}

const when = (instant: Date) => formatInstant(instant, OPERATOR_LOCALE, "short");

function unknown(number: string): number {
  say(`There is no reservation ${number}.`);
  return 1;
}
