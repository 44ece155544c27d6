import type { BOAT_STATUSES, Currency, RateKind } from "@/lib/domain/shared/vocabulary";
import type { ShapeOf } from "@/lib/domain/staff/console-lists";
import type { ListQuery } from "@/lib/domain/staff/list-query";
import { foldText } from "@/lib/i18n/fold-text";
import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locales";
import { foldBoatCode } from "@/lib/server/catalogue/boats/find-boat-by-code";
import { thumbnailOf } from "@/lib/server/catalogue/media/find-picture";
import { findByWords } from "@/lib/server/operator/find-by-words";
import { partOf } from "@/lib/server/operator/find-people";
import {
  type Cut,
  cutSql,
  type ListedRow,
  type ListPage,
  readPage,
  Values,
} from "@/lib/server/operator/list/read-page";
import { getPool } from "@/lib/server/platform/db/pool";

export type BoatQuery = ListQuery<ShapeOf<"boats">>;

/** A boat in the list of all, whatever its status. */
export interface ListedBoat extends ListedRow {
  code: string;
  name: string;
  port: string;
  type: string;
  status: (typeof BOAT_STATUSES)[number];
  ownerName: string;
  currency: Currency;
  /** The lowest price, in the boat's currency, and what it is for; null without any. */
  fromMinor: number | null;
  fromKind: RateKind | null;
  pictureCount: number;
  /** The smallest width of the first picture. */
  picture: string | null;
  updatedAt: Date;
}

/** A boat without a price is sorted as the cheapest. */
const SORTS = {
  code: { key: "b.code", type: "text" },
  from: { key: "coalesce(b.from_try_minor, 0)", type: "bigint" },
  updated: { key: "b.updated_at", type: "timestamptz" },
} as const satisfies Record<BoatQuery["sort"], { key: string; type: string }>;

/** A page of all boats that fit. */
export function listAllBoats(query: BoatQuery, locale: Locale): Promise<ListPage<ListedBoat>> {
  return readPage(
    query,
    (id) => findKey(query, id),
    (cut) => readAllBoats(query, cut, locale),
  );
}

async function findKey({ sort }: BoatQuery, id: string): Promise<string | null> {
  if (!/^\d{1,9}$/.test(id)) return null;
  const { rows } = await getPool().query<{ key: string }>(
    `select (${SORTS[sort].key})::text as key from boats b where b.id = $1`,
    [id],
  );
  return rows[0]?.key ?? null;
}

/** The boats of a cut, with names in a language. */
export async function readAllBoats(query: BoatQuery, cut: Cut, locale: Locale): Promise<ListedBoat[]> {
  const values = new Values();
  const { key, type } = SORTS[query.sort];
  const { where, order } = cutSql(values, { key, type, id: "b.id", idType: "int" }, cut);
  const conditions = [...conditionsOf(query, values), where].join(" and ");
  const language = values.add(locale);
  const nameIn = (column: string) => `coalesce(${column}->>${language}, ${column}->>'${DEFAULT_LOCALE}')`;
  const rows = await findByWords<ListedBoat & { mediaKey: string | null }>(
    `select b.id::text as id, (${key})::text as key, b.code, coalesce(own.name, base.name) as name,
       ${nameIn("p.name")} as port, ${nameIn("ty.name")} as type, b.status, b.owner_name as "ownerName",
       b.currency, b.from_minor::float8 as "fromMinor", b.from_kind as "fromKind", b.media_key as "mediaKey",
       (select count(*)::int from boat_pictures x where x.boat_id = b.id) as "pictureCount",
       b.updated_at as "updatedAt"
     from boats b join places p on p.id = b.port_id join types ty on ty.id = b.type_id
     join boat_texts base on base.boat_id = b.id and base.locale = '${DEFAULT_LOCALE}'
     left join boat_texts own on own.boat_id = b.id and own.locale = ${language}
     where ${conditions} ${order}`,
    values.list,
  );
  return rows.map(({ mediaKey, ...row }) => ({ ...row, picture: thumbnailOf(mediaKey) }));
}

/** How many boats fit; counted up to `max`. */
export async function countAllBoats(query: BoatQuery, max: number): Promise<number> {
  const values = new Values();
  const rows = await findByWords<{ count: number }>(
    `select count(*)::int as count from
       (select from boats b where ${conditionsOf(query, values).join(" and ")} limit ${max}) x`,
    values.list,
  );
  return rows[0]?.count ?? 0;
}

function conditionsOf({ chosen }: BoatQuery, values: Values): string[] {
  const { words, status, port, type } = chosen;
  return [
    "true",
    ...(words ? [fitsWords(words, values)] : []),
    ...(status ? [`b.status = ${values.add(status)}`] : []),
    ...(port ? [`b.port_id = ${values.add(port)}`] : []),
    ...(type ? [`b.type_id = ${values.add(type)}`] : []),
  ];
}

/** Signs alone, of which neither a code nor a name is made, fit nothing. */
function fitsWords(words: string, values: Values): string {
  const [code, folded] = [foldBoatCode(words), foldText(words)];
  const byCode = code ? [`b.code_folded like ${values.add(`${code}%`)}`] : [];
  const byName = folded
    ? [
        `b.id in (select boat_id from boat_texts where (' ' || fold_text(name)) like ${values.add(partOf(folded))})`,
      ]
    : [];
  return `(${[...byCode, ...byName, "false"].join(" or ")})`;
}
