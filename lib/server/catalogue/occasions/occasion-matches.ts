import { type SQL, sql } from "drizzle-orm";
import { EVERY_BOAT } from "@/lib/contracts/boats/vehicles";
import { type OccasionChoice, occasionSearch } from "@/lib/domain/occasions/read-occasion-query";
import { isForOccasion } from "@/lib/server/catalogue/boats/list-boats-for-occasion";
import { matchesSql } from "@/lib/server/catalogue/search/matches";

/**
 * The `from` and `where` of a query for the boats (alias `b`) that suit an occasion and have a free trip for the
 * choice.
 */
export function occasionMatches(key: string, choice: OccasionChoice, now: Date): { from: SQL; where: SQL } {
  const { place, personCount } = choice;
  const query = { ...EVERY_BOAT, persons: personCount, ...(place ? { [place.kind]: place.id } : {}) };
  const { from, where } = matchesSql(query, now, occasionSearch(choice));
  return { from, where: sql`${where} and ${isForOccasion(key)}` };
}
