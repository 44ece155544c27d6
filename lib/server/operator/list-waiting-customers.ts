import type { TripDay } from "@/lib/domain/shared/istanbul-time";
import type { RateKind } from "@/lib/domain/shared/vocabulary";
import { foldBoatCode } from "@/lib/server/catalogue/boats/find-boat-by-code";
import { getPool } from "@/lib/server/platform/db/pool";

/** A customer who waits for a full day of a boat. */
export interface WaitingCustomer {
  id: string;
  boatCode: string;
  day: TripDay;
  kind: RateKind;
  personCount: number;
  userId: string;
  name: string;
  email: string | null;
  createdAt: Date;
  /** When the customer was last told that the day is free. */
  notifiedAt: Date | null;
}

export interface WaitingFilter {
  boatCode?: string | null;
  day?: TripDay | null;
  userId?: string | null;
  /** Only what follows the entry with this id in the list. */
  after?: string | null;
}

const MAX_LISTED = 1000;

/** Who waits for a day to come, by day and boat, the oldest entry first, at most so many. */
export async function listWaitingCustomers(
  { boatCode = null, day = null, userId = null, after = null }: WaitingFilter,
  now: Date,
  limit = MAX_LISTED,
): Promise<WaitingCustomer[]> {
  const { rows } = await getPool().query<WaitingCustomer>(
    `select w.id, b.code as "boatCode", w.day::text as day, w.kind, w.person_count as "personCount",
       w.user_id as "userId", u.name || ' ' || u.surname as name, u.email, w.created_at as "createdAt",
       w.notified_at as "notifiedAt"
     from waiting_list_entries w join boats b on b.id = w.boat_id join users u on u.id = w.user_id
     where w.day >= ($1::timestamptz at time zone 'Europe/Istanbul')::date
       and ($2::text is null or b.code_folded = $2) and ($3::date is null or w.day = $3)
       and ($4::uuid is null or w.user_id = $4)
       and ($5::uuid is null or (w.day, b.code, w.created_at, w.id) > (select x.day, y.code, x.created_at, x.id
         from waiting_list_entries x join boats y on y.id = x.boat_id where x.id = $5))
     order by w.day, b.code, w.created_at, w.id limit $6`,
    [now, boatCode && foldBoatCode(boatCode), day, userId, after, limit],
  );
  return rows;
}
