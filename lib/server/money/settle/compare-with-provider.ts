import { CsvError, parse } from "csv-parse/sync";
import {
  type Comparison,
  compareSettlement,
  type OwnEntry,
  readSettlementLine,
  SETTLEMENT_COLUMNS,
} from "@/lib/domain/payments/compare-settlement";
import { addDays, atHour, type TripDay, toInstant } from "@/lib/domain/shared/istanbul-time";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { getPool } from "@/lib/server/platform/db/pool";

export interface ComparedList extends Comparison {
  from: TripDay;
  until: TripDay;
  /** Lines of the file that cannot be understood, by number. */
  unread: number[];
}

type Refusal = "settlement_unreadable" | "settlement_columns" | "settlement_empty";

const MAX_RECORD = 4000;
const MAX_LINES = 20_000;

/**
 * Compares a provider's list of settled payments and refunds with what is stored; keeps nothing. Refuses what is no
 * CSV, lacks a column, or has no line that can be understood.
 */
export async function compareWithProvider(csv: string): Promise<Outcome<ComparedList, Refusal>> {
  const lines = readLines(csv);
  if (!lines) return refuse("settlement_unreadable");
  const isWhole = (line: object) => SETTLEMENT_COLUMNS.every((name) => name in line);
  if (lines.length > 0 && !lines.some(isWhole)) return refuse("settlement_columns");
  const entries = lines.map(readSettlementLine);
  const theirs = entries.filter((entry) => entry !== null);
  const days = theirs.map(({ day }) => day).sort();
  const [from, until] = [days[0], days.at(-1)];
  if (!from || !until) return refuse("settlement_empty");
  const ours = await listOwnEntries([...new Set(theirs.map(({ paymentId }) => paymentId))], from, until);
  // The head is line 1.
  const unread = entries.flatMap((entry, index) => (entry ? [] : [index + 2]));
  return accept({ ...compareSettlement(ours, theirs, { from, until }), from, until, unread });
}

/** What separates the columns of the head most often; amounts may have the others in them. */
function delimiterOf(csv: string): string {
  const [head = ""] = csv.slice(0, MAX_RECORD).split(/[\r\n]/, 1);
  const countOf = (sign: string) => head.split(sign).length;
  return [";", ",", "\t"].reduce((most, sign) => (countOf(sign) > countOf(most) ? sign : most));
}

function readLines(csv: string): Record<string, string>[] | null {
  try {
    return parse(csv, {
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase().replaceAll(" ", "_")),
      delimiter: delimiterOf(csv),
      bom: true,
      skip_empty_lines: true,
      relax_column_count: true,
      max_record_size: MAX_RECORD,
      to: MAX_LINES,
    });
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}

/** What we know of these payments, and of all that was settled or refunded on these days. */
async function listOwnEntries(ids: string[], from: TripDay, until: TripDay): Promise<OwnEntry[]> {
  const { rows } = await getPool().query<OwnEntry>(
    `select 'payment' as kind, p.provider_payment_id as "paymentId", p.amount_minor::float8 as "amountMinor",
       p.currency, (p.settled_at at time zone 'Europe/Istanbul')::date::text as day,
       coalesce(r.number, o.number) as number
     from payments p left join reservations r on r.id = p.reservation_id
     left join service_orders o on o.id = p.service_order_id
     where p.state in ('paid', 'paid_too_late') and p.provider_payment_id is not null and p.settled_at is not null
       and (p.provider_payment_id = any($1) or p.settled_at >= $2 and p.settled_at < $3)
     union all
     select 'refund', p.provider_payment_id, f.amount_minor::float8, f.currency,
       (f.done_at at time zone 'Europe/Istanbul')::date::text, coalesce(r.number, o.number)
     from refunds f join payments p on p.id = f.payment_id left join reservations r on r.id = p.reservation_id
     left join service_orders o on o.id = p.service_order_id
     where f.state = 'done' and p.provider_payment_id is not null and f.done_at is not null
       and (p.provider_payment_id = any($1) or f.done_at >= $2 and f.done_at < $3)`,
    [ids, toInstant(atHour(from, 0)), toInstant(atHour(addDays(until, 1), 0))],
  );
  return rows;
}
