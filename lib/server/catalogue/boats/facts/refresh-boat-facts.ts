import { scoreBoat } from "@/lib/domain/boats/score-boat";
import { fromPrice } from "@/lib/domain/pricing/from-price";
import { REVIEW_SCORES } from "@/lib/domain/reservations/review-scores";
import type { TripDay } from "@/lib/domain/shared/istanbul-time";
import {
  findWrongPrices,
  type PricedBoat,
  saveBoatPrices,
} from "@/lib/server/catalogue/boats/facts/save-boat-prices";
import { RATES_JSON } from "@/lib/server/catalogue/boats/list-boat-terms";
import type { SqlClient } from "@/lib/server/platform/db/upsert-rows";

interface Counted extends PricedBoat {
  fastApp: boolean;
  prepaymentPercent: number;
  rating: number | null;
  reviewCount: number;
  pictureCount: number;
}

/** A new exchange rate concerns very many boats: each statement stays within the time that statements have. */
const BATCH = 100;

/** `meanScore` of a review, in SQL. */
const MEAN_SCORE = `(${REVIEW_SCORES.join(" + ")}) / ${REVIEW_SCORES.length}.0`;

const COUNTED = `
  select b.id, b.status = 'published' as published, b.fast_app as "fastApp",
    b.prepayment_percent as "prepaymentPercent", coalesce(x.try_per_unit, 1) as "tryPerUnit",
    r.rating, r.count::int as "reviewCount",
    (select count(*)::int from boat_pictures p where p.boat_id = b.id) as "pictureCount",
    ${RATES_JSON} as rates
  from boats b
  left join exchange_rates x on x.currency = b.currency
  cross join lateral (
    select avg(${MEAN_SCORE})::float8 as rating, count(*) as count
    from reviews where boat_id = b.id and published) r
  where b.id = any ($1::int[])`;

/**
 * Brings what these boats' rows repeat of their reviews, rates and pictures up to date: rating, review count,
 * score and "from" price, the latter as of the Istanbul day `today`; and with them their rows of `boat_prices`. Runs in
 * the caller's transaction, after the change; a row that is right already is not written. Returns how many boats
 * changed.
 */
export async function refreshBoatFacts(
  client: SqlClient,
  boatIds: readonly number[],
  today: TripDay,
): Promise<number> {
  let changed = 0;
  for (let start = 0; start < boatIds.length; start += BATCH) {
    changed += await refreshBatch(client, boatIds.slice(start, start + BATCH), today);
  }
  return changed;
}

/** Facts as they should be (`$1`) beside boats whose rows repeat them wrongly. */
const OUTDATED = `
  jsonb_to_recordset($1::jsonb) facts (id int, rating float8, review_count int, score float8,
    from_minor bigint, from_kind text, from_try_minor bigint)
  where boats.id = facts.id
    and (boats.rating, boats.review_count, boats.score, boats.from_minor, boats.from_kind, boats.from_try_minor)
    is distinct from (facts.rating, facts.review_count, facts.score, facts.from_minor, facts.from_kind,
      facts.from_try_minor)`;

async function refreshBatch(client: SqlClient, boatIds: readonly number[], today: TripDay): Promise<number> {
  const { rows } = await client.query<Counted>(COUNTED, [boatIds]);
  const { rowCount } = await client.query(
    `update boats set rating = facts.rating, review_count = facts.review_count, score = facts.score,
       from_minor = facts.from_minor, from_kind = facts.from_kind, from_try_minor = facts.from_try_minor from ${OUTDATED}`,
    [JSON.stringify(rows.map((boat) => factsOf(boat, today)))],
  );
  await saveBoatPrices(client, rows, today);
  return rowCount ?? 0;
}

/**
 * Which of these boats `refreshBoatFacts` would change: those with outdated facts, and each wrong row of `boat_prices`.
 */
export async function findOutdatedFacts(
  client: SqlClient,
  boatIds: readonly number[],
  today: TripDay,
): Promise<string[]> {
  const { rows } = await client.query<Counted>(COUNTED, [boatIds]);
  const outdated = await client.query<{ id: number }>(`select boats.id from boats, ${OUTDATED} order by 1`, [
    JSON.stringify(rows.map((boat) => factsOf(boat, today))),
  ]);
  const facts = outdated.rows.map(({ id }) => `boat ${id}: its rating, score or "from" price is outdated`);
  return [...facts, ...(await findWrongPrices(client, rows, today))];
}

function factsOf(boat: Counted, today: TripDay) {
  const { id, rating, reviewCount, fastApp, pictureCount, prepaymentPercent, tryPerUnit } = boat;
  const from = fromPrice({ rates: boat.rates, prepaymentPercent }, today);
  return {
    id,
    rating,
    review_count: reviewCount,
    score: scoreBoat({ ratingMean: rating ?? 0, reviewCount, fastApp, pictureCount }),
    from_minor: from?.unitPriceMinor ?? null,
    from_kind: from?.kind ?? null,
    from_try_minor: from ? Math.round(from.unitPriceMinor * tryPerUnit) : null,
  };
}
