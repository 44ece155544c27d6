import type { TripDay } from "@/lib/domain/shared/istanbul-time";
import type { RateKind } from "@/lib/domain/shared/vocabulary";
import { foldBoatCode } from "@/lib/server/catalogue/boats/find-boat-by-code";
import { getPool } from "@/lib/server/platform/db/pool";

/** A customer who waits for a full day of a boat. */
export interface WaitingCustomer {
  boatCode: string;
  day: TripDay;
  kind: RateKind;
  personCount: number;
  email: string | null;
  /** When the customer was last told that the day is free. */
  notifiedAt: Date | null;
}

/** The waiting list by day and boat, the oldest entry first; of one boat when its code is given. */
export async function listWaitingCustomers(boatCode: string | null, now: Date): Promise<WaitingCustomer[]> {
  const { rows } = await getPool().query<WaitingCustomer>(
    `select b.code as "boatCode", w.day::text as day, w.kind, w.person_count as "personCount", u.email,
       w.notified_at as "notifiedAt"
     from waiting_list_entries w join boats b on b.id = w.boat_id join users u on u.id = w.user_id
     where w.day >= ($2::timestamptz at time zone 'Europe/Istanbul')::date
       and ($1::text is null or b.code_folded = $1)
     order by w.day, b.code, w.created_at`,
    [boatCode && foldBoatCode(boatCode), now],
  );
  return rows;
}
