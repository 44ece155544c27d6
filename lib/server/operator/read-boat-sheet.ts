import type { TripDay } from "@/lib/domain/shared/istanbul-time";
import type { CancellationPolicy, Currency, RateKind } from "@/lib/domain/shared/vocabulary";
import { DEFAULT_LOCALE, OPERATOR_LOCALE } from "@/lib/i18n/locales";
import { foldBoatCode } from "@/lib/server/catalogue/boats/find-boat-by-code";
import { listOccupancies, type Occupancy } from "@/lib/server/operator/list-occupancies";
import { getPool } from "@/lib/server/platform/db/pool";

/** A boat as commands name it. */
export interface BoatRef {
  id: number;
  code: string;
}

export interface BoatRate {
  kind: RateKind;
  priceMinor: number;
  minHours: number;
  /** Bit mask, Monday = 1 … Sunday = 64; null means every day. */
  weekdays: number | null;
  validFrom: TripDay | null;
  /** The first day on which it no longer applies. */
  validUntil: TripDay | null;
}

/** A boat with its people, its prices and what takes its time. */
export interface BoatSheet extends BoatRef {
  name: string | null;
  status: string;
  port: string;
  isInstant: boolean;
  capacity: number;
  currency: Currency;
  prepaymentPercent: number;
  cancellationPolicy: CancellationPolicy;
  ownerName: string;
  ownerEmail: string;
  ownerPhone: string | null;
  captainName: string | null;
  captainPhone: string | null;
  rates: BoatRate[];
  occupancies: Occupancy[];
}

/** The boat with this code, however it is typed and whether it is published or not; null when there is none. */
export async function findBoat(code: string): Promise<BoatRef | null> {
  const { rows } = await getPool().query<BoatRef>("select id, code from boats where code_folded = $1", [
    foldBoatCode(code),
  ]);
  return rows[0] ?? null;
}

/** One boat with its rates that are not over, and its trips and blocks from now on. Throws on an unknown id. */
export async function readBoatSheet(id: number, now: Date): Promise<BoatSheet> {
  const { rows } = await getPool().query<Omit<BoatSheet, "rates" | "occupancies">>(
    `select b.id, b.code, t.name, b.status, p.name->>'${OPERATOR_LOCALE}' as port, b.fast_app as "isInstant",
       b.cruising_capacity as capacity, b.currency, b.prepayment_percent as "prepaymentPercent",
       b.cancellation_policy as "cancellationPolicy", b.owner_name as "ownerName", b.owner_email as "ownerEmail",
       b.owner_phone as "ownerPhone", b.captain_name as "captainName", b.captain_phone as "captainPhone"
     from boats b join places p on p.id = b.port_id
     left join boat_texts t on t.boat_id = b.id and t.locale = '${DEFAULT_LOCALE}'
     where b.id = $1`,
    [id],
  );
  const [boat] = rows;
  if (!boat) throw new Error(`No boat ${id}`);
  const rates = await getPool().query<BoatRate>(
    `select kind, price_minor::float8 as "priceMinor", min_hours as "minHours", weekdays,
       valid_from::text as "validFrom", valid_until::text as "validUntil"
     from rates where boat_id = $1 and (valid_until is null or valid_until > ($2::timestamptz at time zone 'Europe/Istanbul')::date)
     order by kind, valid_from nulls first, price_minor`,
    [id, now],
  );
  return { ...boat, rates: rates.rows, occupancies: await listOccupancies(id, now) };
}
