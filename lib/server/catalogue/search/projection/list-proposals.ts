import { sql } from "drizzle-orm";
import type { TripSearch } from "@/lib/domain/search/trip-search";
import type { RateKind } from "@/lib/domain/shared/vocabulary";
import { tripSql } from "@/lib/server/catalogue/search/trips/trip-sql";
import type { Db } from "@/lib/server/platform/db/pool";

export interface Proposal {
  kind: RateKind;
  totalMinor: number;
}

/** What the search's tables propose for these boats, by boat; one without a trip that can be booked is absent. */
export async function listProposals(
  db: Db,
  boatIds: readonly number[],
  search: TripSearch,
  now: Date,
): Promise<Map<number, Proposal>> {
  const { rows } = await db.execute<{ id: number; kind: RateKind; total_minor: string }>(sql`
    select b.id, trip.kind, trip.total_minor from boats b cross join lateral ${tripSql(search, now)} trip
    where b.id = any(${sql.param(boatIds)}::int[])`);
  return new Map(rows.map(({ id, kind, total_minor }) => [id, { kind, totalMinor: Number(total_minor) }]));
}
