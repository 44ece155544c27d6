import type { Publication, WrittenKind } from "@/lib/contracts/console/content";
import type { ShapeOf } from "@/lib/domain/staff/console-lists";
import type { ListQuery } from "@/lib/domain/staff/list-query";
import { foldText } from "@/lib/i18n/fold-text";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "@/lib/i18n/locales";
import {
  type Cut,
  cutSql,
  type ListedRow,
  type ListPage,
  readPage,
  Values,
} from "@/lib/server/operator/list/read-page";
import { getPool } from "@/lib/server/platform/db/pool";
import { FILED_KINDS } from "@/lib/server/reading/content/files/content-kinds";

export type ContentQuery = ListQuery<ShapeOf<"contents">>;

/** A text of the site, or one that is only a draft yet. */
export interface ListedContent extends ListedRow {
  name: string;
  kind: WrittenKind;
  title: string;
  /** In which it is written. */
  locales: Locale[];
  state: Publication;
  publishedAt: Date | null;
  /** Somebody is writing at it: what the site has stays until that is published. */
  hasDraft: boolean;
  updatedAt: Date;
  /** The member of staff who wrote last; null for what came with the product. */
  updatedBy: string | null;
}

const SORTS = {
  updated: { key: "updated_at", type: "timestamptz" },
  title: { key: "fold_text(title)", type: "text" },
} as const satisfies Record<ContentQuery["sort"], { key: string; type: string }>;

const FOLDER = `case kind ${FILED_KINDS.map(({ kind, folder }) => `when '${kind}' then '${folder}'`).join(" ")} end`;
const DRAFTED = LOCALES.map(
  (locale) =>
    `case when d.fields->>'title_${locale}' <> '' and d.fields->>'body_${locale}' <> '' then '${locale}' end`,
);

const TEXTS = `
  select c.id::text, c.key as name, c.kind, coalesce(t.title, c.key) as title, c.published_at,
    array(select locale from content_texts x where x.content_id = c.id and x.title <> '' and x.body <> '') as locales,
    case when c.published_at is null then 'draft' when c.published_at > now() then 'scheduled' else 'published' end as state,
    d.id is not null as has_draft, greatest(c.updated_at, d.updated_at) as updated_at
  from contents c
  left join content_texts t on t.content_id = c.id and t.locale = '${DEFAULT_LOCALE}'
  left join text_drafts d on d.kind = 'content' and d.name = c.key
  where c.kind <> 'contract'
  union all
  select d.id::text, d.name, d.fields->>'kind', coalesce(nullif(d.fields->>'title_${DEFAULT_LOCALE}', ''), d.name), null,
    array_remove(array[${DRAFTED.join(", ")}], null), 'draft', true, d.updated_at
  from text_drafts d where d.kind = 'content' and not exists (select from contents where key = d.name)`;

/** A page of the texts that fit. */
export function listContents(query: ContentQuery): Promise<ListPage<ListedContent>> {
  return readPage(
    query,
    (id) => findKey(query, id),
    (cut) => readContents(query, cut),
  );
}

async function findKey({ sort }: ContentQuery, id: string): Promise<string | null> {
  const { rows } = await getPool().query<{ key: string }>(
    `select (${SORTS[sort].key})::text as key from (${TEXTS}) x where id = $1`,
    [id],
  );
  return rows[0]?.key ?? null;
}

async function readContents(query: ContentQuery, cut: Cut): Promise<ListedContent[]> {
  const values = new Values();
  const conditions = conditionsOf(query, values);
  const { where, order } = cutSql(values, { ...SORTS[query.sort], id: "id", idType: "text" }, cut);
  const { key } = SORTS[query.sort];
  const { rows } = await getPool().query<ListedContent>(
    `select x.id, (${key})::text as key, x.name, x.kind, x.title, x.locales, x.state, x.published_at as "publishedAt",
       x.has_draft as "hasDraft", x.updated_at as "updatedAt", who.name as "updatedBy"
     from (select * from (${TEXTS}) x where ${[...conditions, where].join(" and ")} ${order}) x
     left join lateral (
       select s.name from audit_events a join staff s on s.id::text = a.actor_id
       where a.subject_kind = 'content' and a.subject_id = ${FOLDER} || '/' || x.name
       order by a.id desc limit 1) who on true
     order by ${key} ${cut.descending ? "desc" : "asc"}, x.id ${cut.descending ? "desc" : "asc"}`,
    values.list,
  );
  return rows.map((row) => ({ ...row, locales: LOCALES.filter((locale) => row.locales.includes(locale)) }));
}

/** How many texts fit; counted up to `max`. */
export async function countContents(query: ContentQuery, max: number): Promise<number> {
  const values = new Values();
  const where = conditionsOf(query, values).join(" and ");
  const { rows } = await getPool().query<{ count: number }>(
    `select count(*)::int as count from (select from (${TEXTS}) x where ${where} limit ${max}) x`,
    values.list,
  );
  return rows[0]?.count ?? 0;
}

function conditionsOf(
  { chosen: { words, kind, state, translation } }: ContentQuery,
  values: Values,
): string[] {
  const pattern = words && values.add(`%${foldText(words).replace(/[\\%_]/g, "\\$&")}%`);
  return [
    "true",
    ...(pattern ? [`(fold_text(title) like ${pattern} or lower(name) like ${pattern})`] : []),
    ...(kind ? [`kind = ${values.add(kind)}`] : []),
    ...(state === "changing" ? ["has_draft"] : state ? [`state = ${values.add(state)}`] : []),
    ...(translation
      ? [`cardinality(locales) ${translation === "complete" ? "=" : "<"} ${LOCALES.length}`]
      : []),
  ];
}
