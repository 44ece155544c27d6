import type { Period } from "@/lib/domain/shared/period";
import { foldText } from "@/lib/i18n/fold-text";
import { DEFAULT_LOCALE, type Locale, OPERATOR_LOCALE } from "@/lib/i18n/locales";
import { listTaken, type Taken } from "@/lib/server/booking/blocks/list-taken";
import { foldBoatCode } from "@/lib/server/catalogue/boats/find-boat-by-code";
import { getPool } from "@/lib/server/platform/db/pool";

export const BOATS_ON_A_PAGE = 200;

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
