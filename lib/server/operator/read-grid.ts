import type { Period } from "@/lib/domain/shared/period";
import type { OccupancyKind } from "@/lib/domain/shared/vocabulary";
import { foldText } from "@/lib/i18n/fold-text";
import { DEFAULT_LOCALE, type Locale, OPERATOR_LOCALE } from "@/lib/i18n/locales";
import { foldBoatCode } from "@/lib/server/catalogue/boats/find-boat-by-code";
import { getPool } from "@/lib/server/platform/db/pool";

export const BOATS_ON_A_PAGE = 200;

/** What takes time of a boat, or asks for it; `imported` is another platform. A request takes none yet. */
export type TakenKind = OccupancyKind | "imported" | "request";

/** A bar of the grid. */
export interface Taken extends Period {
  boatId: number;
  kind: TakenKind;
  /** Until when the boat is taken: the end of the trip, and its turnaround. */
  takenUntil: Date;
  /** The number of the reservation or order; null for a block. */
  number: string | null;
  customerName: string | null;
  personCount: number | null;
  /** Until when a hold must be paid, a request answered. */
  expiresAt: Date | null;
  /** Why a boat is blocked; of an imported block the name of its calendar. */
  note: string | null;
}

export interface GridBoat {
  id: number;
  code: string;
  name: string;
  port: string;
  type: string;
  /** Shown for what it still has in the window; nothing more can be booked. */
  isOffSale: boolean;
}

export interface GridChoice {
  /** By what boats stand together. */
  by: "port" | "type";
  portId: number | null;
  typeId: number | null;
  /** A part of a code or name. */
  words: string;
  /** The code of the last boat of the page before. */
  after: string | null;
}

export interface Grid {
  boats: GridBoat[];
  taken: Taken[];
  /** Whether boats follow on another page. */
  hasMore: boolean;
}

/**
 * The boats that are on sale, and those that still have something in the window, with all that takes their time in it,
 * in two queries. A hold past its end takes nothing, a request past its end asks for nothing.
 */
export async function readGrid(
  window: Period,
  choice: GridChoice,
  now: Date,
  locale: Locale = OPERATOR_LOCALE,
): Promise<Grid> {
  const found = await listBoats(window, choice, now, locale);
  const boats = found.slice(0, BOATS_ON_A_PAGE);
  const taken = await listTaken(
    boats.map(({ id }) => id),
    window,
    now,
  );
  return { boats, taken, hasMore: found.length > BOATS_ON_A_PAGE };
}

const named = (table: string) => `coalesce(${table}.name->>$1, ${table}.name->>'${DEFAULT_LOCALE}')`;

interface Group {
  name: string;
  /** Ports or types; several may have one name. */
  ids: number[];
}

/**
 * A page of boats and one more. Group after group, twice as many each time: a page ends within the first ones, and the
 * whole stock is not put in order for it. Words are looked for in all names at once.
 */
async function listBoats(window: Period, choice: GridChoice, now: Date, locale: Locale): Promise<GridBoat[]> {
  const groups = await listGroups(choice, locale);
  const found: GridBoat[] = [];
  const wanted = BOATS_ON_A_PAGE + 1;
  for (let first = 0, count = choice.words ? groups.length : 1; first < groups.length; count *= 2) {
    const asked = groups.slice(first, first + count);
    found.push(...(await listBoatsOf(asked, wanted - found.length, window, choice, now, locale)));
    if (found.length >= wanted) break;
    first += count;
  }
  return found;
}

/** By their names, from that of the boat before the page on. */
async function listGroups({ by, portId, typeId, after }: GridChoice, locale: Locale): Promise<Group[]> {
  const [table, column, id] = by === "port" ? ["places", "port_id", portId] : ["types", "type_id", typeId];
  const { rows } = await getPool().query<Group>(
    `select name, array_agg(id) as ids
     from (select g.id, ${named("g")} as name from ${table} g
       where ($2::int is null or g.id = $2) and exists (select from boats b where b.${column} = g.id)) found
     where $3::text is null or name >= (
       select ${named("g")} from boats b join ${table} g on g.id = b.${column} where b.code = $3)
     group by name order by name`,
    [locale, id, after],
  );
  return rows;
}

async function listBoatsOf(
  groups: readonly Group[],
  limit: number,
  { startsAt, endsAt }: Period,
  { by, portId, typeId, words, after }: GridChoice,
  now: Date,
  locale: Locale,
): Promise<GridBoat[]> {
  const group = named(by === "port" ? "p" : "y");
  // Of one group an index has the order.
  const order = groups.length === 1 ? "b.code" : `${group}, b.code`;
  const { rows } = await getPool().query<GridBoat>(
    `select b.id, b.code, coalesce(own.name, base.name) as name, ${named("p")} as port, ${named("y")} as type,
       b.status <> 'published' as "isOffSale"
     from boats b join places p on p.id = b.port_id join types y on y.id = b.type_id
     join boat_texts base on base.boat_id = b.id and base.locale = '${DEFAULT_LOCALE}'
     left join boat_texts own on own.boat_id = b.id and own.locale = $1
     where b.${by}_id = any($10::int[])
       and (b.status = 'published' or exists (select from boat_occupancies x where x.boat_id = b.id
         and x.kind <> 'block' and x.period && tstzrange($2, $3) and (x.expires_at is null or x.expires_at > $4)))
       and ($5::int is null or b.port_id = $5) and ($6::int is null or b.type_id = $6)
       and ($7 = '' or ($8 <> '' and position($8 in b.code_folded) > 0) or b.id in (
         select boat_id from boat_texts t where position($7 in fold_text(t.name)) > 0))
       and ($9::text is null or (${group}, b.code) > (select ${group}, b.code from boats b
         join places p on p.id = b.port_id join types y on y.id = b.type_id where b.code = $9))
     order by ${order} limit ${limit}`,
    [
      ...[locale, startsAt, endsAt, now, portId, typeId, foldText(words), foldBoatCode(words), after],
      groups.flatMap(({ ids }) => ids),
    ],
  );
  return rows;
}

async function listTaken(boatIds: readonly number[], window: Period, now: Date): Promise<Taken[]> {
  if (boatIds.length === 0) return [];
  const person = (row: string) => `${row}.name || ' ' || ${row}.surname`;
  const { rows } = await getPool().query<Taken>(
    `select x.boat_id as "boatId", case when f.id is null then x.kind else 'imported' end as kind,
       lower(x.period) as "startsAt",
       case when c.id is not null or x.kind = 'block' then upper(x.period) else upper(x.period)
         - make_interval(mins => coalesce(r.turnaround_minutes, o.turnaround_minutes, 0)) end as "endsAt",
       upper(x.period) as "takenUntil", coalesce(r.number, o.number) as number,
       coalesce(${person("u")}, o.customer_name) as "customerName",
       coalesce(c.person_count, r.person_count, o.person_count) as "personCount", x.expires_at as "expiresAt",
       coalesce(f.name, x.note) as note
     from boat_occupancies x left join reservation_changes c on c.id = x.change_id
     left join reservations r on r.id = coalesce(x.reservation_id, c.reservation_id)
     left join users u on u.id = r.user_id left join service_orders o on o.id = x.service_order_id
     left join calendar_feeds f on f.id = x.feed_id
     where x.boat_id = any($1::int[]) and upper(x.period) > $2 and lower(x.period) < $3
       and (x.expires_at is null or x.expires_at > $4)
     union all
     select r.boat_id, 'request', r.starts_at, r.ends_at, r.ends_at, r.number, ${person("u")}, r.person_count,
       r.expires_at, null
     from reservations r join users u on u.id = r.user_id
     where r.boat_id = any($1::int[]) and r.status = 'request_created' and r.expires_at > $4
       and r.ends_at > $2 and r.starts_at < $3
     union all
     select o.boat_id, 'request', o.starts_at, o.ends_at, o.ends_at, o.number, o.customer_name, o.person_count,
       o.expires_at, null
     from service_orders o
     where o.boat_id = any($1::int[]) and o.status = 'order_requested' and o.expires_at > $4
       and o.ends_at > $2 and o.starts_at < $3
     order by "startsAt", "takenUntil"`,
    [boatIds, window.startsAt, window.endsAt, now],
  );
  return rows;
}

interface Named {
  id: number;
  name: string;
}

/** The ports and types of boats that are on sale, by name: what a grid can be filtered by. */
export async function listGridFilters(
  locale: Locale = OPERATOR_LOCALE,
): Promise<{ ports: Named[]; types: Named[] }> {
  const of = (table: string, column: string) =>
    getPool().query<Named>(
      `select p.id, ${named("p")} as name from ${table} p
       where exists (select from boats b where b.${column} = p.id and b.status = 'published') order by name`,
      [locale],
    );
  const [ports, types] = await Promise.all([of("places", "port_id"), of("types", "type_id")]);
  return { ports: ports.rows, types: types.rows };
}
