import { sql } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { createShortlistBody, OwnShortlist } from "@/lib/contracts/shortlists";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Locale } from "@/lib/i18n/locales";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { shortlistBoats, shortlists } from "@/lib/server/platform/db/schema/shortlists";
import { listOwnShortlists } from "@/lib/server/reading/shortlists/list-own-shortlists";

const MAX_SHORTLISTS = 10;

/** Shares boats by an unguessable link. Refuses an eleventh list and unpublished boats. */
export async function createShortlist(
  userId: string,
  { vehicle_ids: boatIds, trip }: InferOutput<typeof createShortlistBody>,
  locale: Locale,
): Promise<Outcome<OwnShortlist, "not_found" | "too_many_shortlists">> {
  return inTransaction(async (tx) => {
    await tx.execute(sql`select id from users where id = ${userId} for no key update`);
    const { rows } = await tx.execute<{ lists: number; boats: number }>(sql`select
      (select count(*)::int from shortlists where user_id = ${userId}) as lists,
      (select count(*)::int from boats where status = 'published' and id = any(${sql.param(boatIds)}::int[])) as boats`);
    const [found] = rows;
    if (!found || found.boats < boatIds.length) return refuse("not_found", { field: "vehicle_ids" });
    if (found.lists >= MAX_SHORTLISTS) return refuse("too_many_shortlists", { max: MAX_SHORTLISTS });
    const [list] = await tx.insert(shortlists).values({ userId, trip }).returning({ id: shortlists.id });
    if (!list) throw new Error("A shortlist was not stored");
    await tx
      .insert(shortlistBoats)
      .values(boatIds.map((boatId, position) => ({ shortlistId: list.id, boatId, position })));
    const [created] = await listOwnShortlists(userId, locale, list.id, tx);
    if (!created) throw new Error("A shortlist was not found again");
    return accept(created);
  });
}
