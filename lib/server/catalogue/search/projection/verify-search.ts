import { drizzle } from "drizzle-orm/node-postgres";
import type { Client, PoolClient } from "pg";
import { proposeTrip } from "@/lib/domain/search/propose-trip";
import { searchSpan, type TripSearch } from "@/lib/domain/search/trip-search";
import { addDays, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { RATE_KINDS, type RateKind } from "@/lib/domain/shared/vocabulary";
import { findOutdatedFacts } from "@/lib/server/catalogue/boats/facts/refresh-boat-facts";
import { listBoatTerms } from "@/lib/server/catalogue/boats/list-boat-terms";
import { listBusyPeriodsOf } from "@/lib/server/catalogue/occupancy/list-busy-periods";
import { boatIdBatches } from "@/lib/server/catalogue/search/projection/boat-id-batches";
import { listProposals, type Proposal } from "@/lib/server/catalogue/search/projection/list-proposals";
import { findWrongBusyHours, findWrongCounts } from "@/lib/server/catalogue/search/projection/table-checks";
import type { Db } from "@/lib/server/platform/db/pool";

/** Days from today on which every boat is asked; the last is the last that can be booked. */
const DAYS = [0, 1, 2, 3, 7, 14, 30, 60, 90, 120, 180, 240, 365, 500, 540];
const NIGHTS = [2, 7];

/**
 * Compares what searches scan with what it is made from: the tables row by row, and for every published boat and
 * many searches the proposed trip with the one that the quote gives. Calls `report` with each difference and returns
 * how many there are. Changes made meanwhile may show up as differences.
 */
export async function verifySearch(
  client: Client | PoolClient,
  now: Date,
  report: (difference: string) => void,
): Promise<number> {
  let differences = 0;
  const add = (difference: string) => {
    differences += 1;
    report(difference);
  };
  const db = drizzle({ client });
  for await (const ids of boatIdBatches(client)) {
    for (const found of await findOutdatedFacts(client, ids, tripDayOf(now))) add(found);
    for (const found of await findWrongBusyHours(client, ids)) add(found);
    for (const found of await compareTrips(db, ids, now)) add(found);
  }
  for (const found of await findWrongCounts(client)) add(found);
  return differences;
}

async function compareTrips(db: Db, boatIds: readonly number[], now: Date): Promise<string[]> {
  const boats = (await listBoatTerms(db, boatIds)).filter(({ published }) => published);
  const ids = boats.map(({ id }) => id);
  const found: string[] = [];
  for (const search of searchesFrom(now)) {
    const [busy, proposals] = await Promise.all([
      listBusyPeriodsOf(db, ids, searchSpan(search), now),
      listProposals(db, ids, search, now),
    ]);
    for (const { id, terms } of boats) {
      const quote = proposeTrip(terms, search, busy.get(id) ?? [], now);
      const quoted = quote && `${quote.swimTour ? "swim_tour" : quote.rentType} ${quote.totalMinor}`;
      const proposed = textOf(proposals.get(id));
      if (quoted !== proposed)
        found.push(
          `boat ${id}, ${describe(search)}: search ${proposed ?? "none"}, quote ${quoted ?? "none"}`,
        );
    }
  }
  return found;
}

function searchesFrom(now: Date): TripSearch[] {
  const any = { endDay: null, startHour: null, endHour: null, hours: null, personCount: 1 };
  const byHours: readonly RateKind[] = ["hourly", "swim_tour"];
  return DAYS.map((days) => addDays(tripDayOf(now), days)).flatMap((day) => [
    { ...any, kinds: RATE_KINDS, day },
    { ...any, kinds: byHours, day, hours: 4, personCount: 8 },
    { ...any, kinds: byHours, day, startHour: 20, endHour: 25 },
    ...NIGHTS.map((nights) => ({ ...any, kinds: ["daily"] as const, day, endDay: addDays(day, nights) })),
  ]);
}

function textOf(proposal: Proposal | undefined): string | null {
  return proposal ? `${proposal.kind} ${proposal.totalMinor}` : null;
}

function describe({ kinds, day, endDay, startHour, endHour, hours, personCount }: TripSearch): string {
  const clock = startHour === null ? [] : [`${startHour}–${endHour}`];
  const length = hours === null ? [] : [`${hours} h`];
  return [
    endDay ? `${day}/${endDay}` : day,
    kinds.join("+"),
    ...clock,
    ...length,
    `${personCount} persons`,
  ].join(" ");
}
