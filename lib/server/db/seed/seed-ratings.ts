import type { PoolClient } from "pg";
import { scoreBoat } from "@/lib/domain/boats/score-boat";
import { fromPrice } from "@/lib/domain/pricing/from-price";
import type { Rate } from "@/lib/domain/pricing/quote-trip";
import type { TripDay } from "@/lib/domain/shared/istanbul-time";
import type { Currency } from "@/lib/domain/shared/vocabulary";

interface Counted {
  id: number;
  fastApp: boolean;
  currency: Currency;
  prepaymentPercent: number;
  rating: number | null;
  reviewCount: number;
  pictureCount: number;
  rates: Rate[];
  tryPerUnit: number;
}

const COUNTED = `
  select b.id, b.fast_app as "fastApp", b.currency,
    b.prepayment_percent as "prepaymentPercent", x.try_per_unit as "tryPerUnit",
    r.rating, coalesce(r.count, 0)::int as "reviewCount",
    (select count(*)::int from boat_pictures p where p.boat_id = b.id) as "pictureCount",
    (select json_agg(json_build_object('id', rates.id, 'kind', kind, 'priceMinor', price_minor,
      'minHours', min_hours, 'weekdays', weekdays, 'validFrom', valid_from, 'validUntil', valid_until,
      'createdAt', rates.created_at) order by rates.id) from rates where boat_id = b.id) as rates
  from boats b
  join exchange_rates x on x.currency = b.currency
  left join (
    select boat_id, avg((clean_rate + service_rate + comm_rate + pp_rate) / 4.0)::float8 as rating,
      count(*) as count
    from reviews where published group by boat_id) r on r.boat_id = b.id
  where b.demo`;

/** What a boat's row repeats of its reviews, rates and pictures: rating, count, score, "from" price. */
export async function seedRatings(client: PoolClient, today: TripDay): Promise<void> {
  const { rows } = await client.query<Counted>(COUNTED);
  for (const boat of rows) {
    const from = fromPrice({ rates: boat.rates ?? [], prepaymentPercent: boat.prepaymentPercent }, today);
    const score = scoreBoat({
      ratingMean: boat.rating ?? 0,
      reviewCount: boat.reviewCount,
      fastApp: boat.fastApp,
      pictureCount: boat.pictureCount,
    });
    Object.assign(boat, {
      score,
      from_minor: from?.unitPriceMinor ?? null,
      from_kind: from?.kind ?? null,
      from_try_minor: from ? Math.round(from.unitPriceMinor * boat.tryPerUnit) : null,
    });
  }
  await client.query(
    `update boats set rating = counted.rating, review_count = counted."reviewCount", score = counted.score,
       from_minor = counted.from_minor, from_kind = counted.from_kind, from_try_minor = counted.from_try_minor
     from jsonb_to_recordset($1::jsonb) counted (id int, rating float8, "reviewCount" int, score float8,
       from_minor bigint, from_kind text, from_try_minor bigint)
     where boats.id = counted.id
       and (boats.rating, boats.review_count, boats.score, boats.from_minor, boats.from_kind,
         boats.from_try_minor)
       is distinct from (counted.rating, counted."reviewCount", counted.score, counted.from_minor,
         counted.from_kind, counted.from_try_minor)`,
    [JSON.stringify(rows)],
  );
}
