import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { LedgerEntry } from "@/lib/server/money/providers/test-gateway/gateway-ledger";
import { getPool } from "@/lib/server/platform/db/pool";
import type { History } from "@/tests/bench/reservations/history";

/** Compares every response that customers got with database and gateway; each line is a contradiction. */
export async function checkHistory(history: History, gatewayFolder: string): Promise<string[]> {
  return [
    ...(await doubleBookings()),
    ...(await lostAndPhantom(history)),
    ...(await repeatedEffects()),
    ...(await wrongChanges()),
    ...(await wrongMoney(gatewayFolder)),
  ];
}

async function ask(problem: string, query: string): Promise<string[]> {
  const { rows } = await getPool().query<{ what: string }>(query);
  return rows.map(({ what }) => `${problem}: ${what}`);
}

/** Judged by the reservations themselves, not by the occupancies that are there to prevent it. */
function doubleBookings(): Promise<string[]> {
  const holding = `select id, number, boat_id, tstzrange(starts_at, ends_at + turnaround_minutes * interval '1 minute') as period
    from reservations where status in ('reservation_created', 'reservation_coming', 'reservation_completed')
      or (status = 'request_created_payment_pending' and expires_at > now())`;
  return ask(
    "double booking",
    `with holding as (${holding}) select a.number || ' and ' || b.number as what
     from holding a join holding b on a.boat_id = b.boat_id and a.id < b.id and a.period && b.period`,
  );
}

async function lostAndPhantom(history: History): Promise<string[]> {
  const { rows } = await getPool().query<{ id: string; status: string }>(
    "select id, status from reservations",
  );
  const stored = new Map(rows.map(({ id, status }) => [id, status]));
  const problems: string[] = [];
  for (const [id, { paid, cancelled }] of history.reserved) {
    const status = stored.get(id);
    if (!status) problems.push(`lost write: ${id} was promised and is not there`);
    else if (cancelled && !status.endsWith("_cancelled"))
      problems.push(`lost cancellation: ${id} is ${status}`);
    else if (!cancelled && status.endsWith("_cancelled"))
      problems.push(`phantom cancellation: nobody was told that ${id} is ${status}`);
    else if (paid && !status.startsWith("reservation_")) problems.push(`lost payment: ${id} is ${status}`);
  }
  // Every attempt went on until it was answered, so nothing without a reported response should exist.
  for (const id of stored.keys())
    if (!history.reserved.has(id)) problems.push(`phantom: nobody was told of ${id}`);
  return problems;
}

async function repeatedEffects(): Promise<string[]> {
  return [
    ...(await ask(
      "an event happened twice",
      `select reservation_id || ' ' || event as what from reservation_history
       where event not in ('change', 'come') group by reservation_id, event having count(*) > 1`,
    )),
    ...(await ask(
      "two payments for one reservation",
      `select reservation_id::text as what from payments where state = 'paid' group by reservation_id, change_id having count(*) > 1`,
    )),
    ...(await ask(
      "status and occupancy disagree",
      `select r.number || ' ' || r.status as what from reservations r
       left join boat_occupancies o on o.reservation_id = r.id
       where (o.id is not null) <> (r.status in ('request_created_payment_pending', 'reservation_created',
         'reservation_coming', 'reservation_completed'))`,
    )),
  ];
}

/** A change is made as a whole or not at all: trip, time of the boat, history and the money for it go together. */
async function wrongChanges(): Promise<string[]> {
  const last = `select distinct on (reservation_id) * from reservation_changes where status = 'made'
    order by reservation_id, ended_at desc`;
  return [
    ...(await ask(
      "trip and change disagree",
      `select r.number as what from reservations r join (${last}) c on c.reservation_id = r.id
       where (r.starts_at, r.ends_at, r.total_minor, r.prepayment_minor)
         <> (c.starts_at, c.ends_at, c.total_minor, c.prepayment_minor)`,
    )),
    ...(await ask(
      "trip and occupancy disagree",
      `select r.number as what from reservations r join boat_occupancies o on o.reservation_id = r.id
       where o.period <> tstzrange(r.starts_at, r.ends_at + r.turnaround_minutes * interval '1 minute')`,
    )),
    ...(await ask(
      "a change that is over holds time",
      `select c.id::text as what from boat_occupancies o join reservation_changes c on c.id = o.change_id
       where c.expires_at is null`,
    )),
    ...(await ask(
      "changes and history disagree",
      `select r.number as what from reservations r where
         (select count(*) from reservation_changes c where c.reservation_id = r.id and c.status = 'made')
         <> (select count(*) from reservation_history h where h.reservation_id = r.id and h.event = 'change')`,
    )),
    ...(await ask(
      "a difference was paid and the trip not changed",
      `select c.id::text as what from reservation_changes c join payments p on p.change_id = c.id
       where p.state = 'paid' and c.status <> 'made'`,
    )),
  ];
}

interface Booked {
  payment: string;
  number: string;
  status: string;
  state: string;
  prepayment: string;
  refunded: string;
}

/** How much money is still on its way: charges that we have not noticed, refunds that are not done. */
export async function countUnsettled(gatewayFolder: string): Promise<number> {
  const { rows } = await getPool().query<{ id: string }>(
    "select id from payments where state = 'processing'",
  );
  const open = new Set(rows.map(({ id }) => id));
  const charged = (await readLedger(gatewayFolder)).filter(
    ({ charges, paymentId }) => charges > 0 && open.has(paymentId),
  );
  const refunds = await getPool().query("select 1 from refunds where state in ('requested', 'sent')");
  return charged.length + (refunds.rowCount ?? 0);
}

async function readLedger(gatewayFolder: string): Promise<LedgerEntry[]> {
  const names = (await readdir(gatewayFolder)).filter((name) => name.endsWith(".json"));
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(gatewayFolder, name), "utf8")) as LedgerEntry),
  );
}

async function wrongMoney(gatewayFolder: string): Promise<string[]> {
  const { rows } = await getPool().query<Booked>(`
    select p.id as payment, r.number, r.status, p.state, r.prepayment_minor as prepayment,
      coalesce((select sum(amount_minor) from refunds f where f.payment_id = p.id and f.state = 'done'), 0) as refunded
    from payments p join reservations r on r.id = p.reservation_id`);
  const booked = new Map(rows.map((row) => [row.payment, row]));
  const problems: string[] = [];
  const kept = new Map<string, number>();
  for (const entry of await readLedger(gatewayFolder)) {
    const row = booked.get(entry.paymentId);
    if (!row) {
      problems.push(`the gateway knows a payment that we do not: ${entry.paymentId}`);
      continue;
    }
    const charged = entry.charges * entry.amountMinor;
    const returned = entry.refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    if (entry.charges > 1) problems.push(`charged ${entry.charges} times: ${row.number}`);
    if (returned !== Number(row.refunded)) problems.push(`refunds differ: ${row.number}`);
    if (charged > 0 && row.state === "processing") problems.push(`money that nobody settled: ${row.number}`);
    if (charged === 0 && row.state === "paid") problems.push(`paid without money: ${row.number}`);
    kept.set(row.number, (kept.get(row.number) ?? 0) + charged - returned);
  }
  for (const { number, status, prepayment } of new Map(rows.map((row) => [row.number, row])).values()) {
    const has = kept.get(number) ?? 0;
    const due = status.startsWith("reservation_") && !status.endsWith("_cancelled") ? Number(prepayment) : 0;
    // Trips lie at least twelve days ahead: every cancellation gives everything back.
    if (has !== due) problems.push(`money: ${number} is ${status}, ${has} was kept instead of ${due}`);
  }
  return problems;
}
