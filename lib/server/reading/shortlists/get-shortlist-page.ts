import { sql } from "drizzle-orm";
import type { ChosenTrip } from "@/lib/contracts/boats/trip";
import type { TripVehicleCard } from "@/lib/contracts/boats/trip-card";
import type { Votes } from "@/lib/contracts/shortlists";
import type { Locale } from "@/lib/i18n/locales";
import { listTripCards } from "@/lib/server/catalogue/search/offers/list-trip-cards";
import { type Db, getDb } from "@/lib/server/platform/db/pool";
import { shortlistOfToken } from "@/lib/server/reading/shortlists/shortlist-link";
import { listVotesOf } from "@/lib/server/reading/shortlists/vote-for-boat";

/** The parts of a shortlist that everybody with its link may see. */
export interface ShortlistPage {
  /** The customer's first name; the page shows nothing else of the customer. */
  owner: string;
  trip: ChosenTrip | null;
  boats: { card: TripVehicleCard; votes: Votes }[];
}

type Row = { owner: string; trip: ChosenTrip | null; boats: number[] };

/** The page of a shared link, with today's prices; null for a token that opens nothing. */
export async function getShortlistPage(
  token: string,
  locale: Locale,
  voterHash: string | null,
  now: Date,
  db: Db = getDb(),
): Promise<ShortlistPage | null> {
  const id = shortlistOfToken(token);
  if (!id) return null;
  const { rows } = await db.execute<Row>(sql`
    select u.name as owner, l.trip,
      array(select boat_id from shortlist_boats where shortlist_id = l.id order by position) as boats
    from shortlists l join users u on u.id = l.user_id where l.id = ${id}`);
  const [list] = rows;
  if (!list) return null;
  const { owner, trip } = list;
  const wanted = list.boats.map((boatId) => ({ boatId, trip }));
  const [cards, votes] = await Promise.all([
    listTripCards(db, locale, wanted, now),
    listVotesOf(db, id, voterHash),
  ]);
  return { owner, trip, boats: cards.map((card) => ({ card, votes: votes.get(card.id) ?? [] })) };
}
