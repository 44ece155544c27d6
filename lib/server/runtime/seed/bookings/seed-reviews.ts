import type { PoolClient } from "pg";
import { DAY_MS } from "@/lib/domain/shared/instant";
import { readIds } from "@/lib/server/platform/db/upsert-rows";
import { readSeed } from "@/lib/server/runtime/seed/read-seed";
import type { CustomerSeed } from "@/lib/server/runtime/seed/seed-customers";

interface ReviewSeed {
  boat: string;
  /** E-mail of a demo customer; a customer reviews a boat once. */
  customer: string;
  daysAgo: number;
  clean: number;
  service: number;
  comm: number;
  pp: number;
  title: string;
  text: string;
  /** What the boat's owner answered, a day later. */
  reply?: string;
}

const INSERT_MISSING = `
  insert into reviews (boat_id, user_id, locale, title, text, clean_rate, service_rate, comm_rate, pp_rate,
    reply, replied_at, demo, created_at)
  select boat_id, user_id, locale, title, text, clean_rate, service_rate, comm_rate, pp_rate,
    reply, replied_at, true, created_at
  from jsonb_populate_recordset(null::reviews, $1::jsonb) wanted
  where not exists (
    select from reviews where reviews.boat_id = wanted.boat_id and reviews.user_id = wanted.user_id
      and reviews.demo)`;

/** The demo customers' reviews that are still missing, each in its author's language. */
export async function seedReviews(
  client: PoolClient,
  customers: readonly CustomerSeed[],
  now: Date,
): Promise<void> {
  const boatId = await readIds<number>(client, "boats", "code");
  const userId = await readIds<string>(client, "users", "email");
  const localeOf = new Map(customers.map(({ email, locale }) => [email, locale]));
  const rows = readSeed<ReviewSeed[]>("reviews").map((review) => ({
    boat_id: boatId(review.boat),
    user_id: userId(review.customer),
    locale: localeOf.get(review.customer),
    title: review.title,
    text: review.text,
    clean_rate: review.clean,
    service_rate: review.service,
    comm_rate: review.comm,
    pp_rate: review.pp,
    reply: review.reply ?? null,
    replied_at: review.reply ? new Date(now.getTime() - (review.daysAgo - 1) * DAY_MS) : null,
    created_at: new Date(now.getTime() - review.daysAgo * DAY_MS),
  }));
  await client.query(INSERT_MISSING, [JSON.stringify(rows)]);
}
