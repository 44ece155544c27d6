import { isUuid } from "@/lib/domain/shared/is-uuid";
import {
  type Cut,
  cutSql,
  type ListedRow,
  type ListPage,
  readPage,
  Values,
} from "@/lib/server/operator/list/read-page";
import { getPool } from "@/lib/server/platform/db/pool";

/** Rows of one table as a list: what they are narrowed by, and what they can be sorted by. */
interface ListedTable<Filter, Sort extends string> {
  /** The table with what conditions and sorts name; nothing that repeats or drops a row. */
  from: string;
  /** What only the columns name. */
  joins?: string;
  columns: string;
  id: string;
  /** `uuid` unless it says otherwise. */
  idType?: "integer";
  sorts: Readonly<Record<Sort, { key: string; type: string }>>;
  conditions: (filter: Filter, values: Values) => string[];
}

interface Asked<Sort> {
  sort: Sort;
  descending: boolean;
  page: { after: string } | { before: string } | null;
}

/** The pages, the cuts and the number of the rows of a table that fit a filter. */
export function tableList<Row extends ListedRow, Filter, Sort extends string>(
  table: ListedTable<Filter, Sort>,
) {
  const { from, joins = "", columns, id, idType, sorts } = table;
  const isId = (text: string) => (idType === "integer" ? /^\d{1,9}$/.test(text) : isUuid(text));
  const fitting = (filter: Filter, values: Values) =>
    ["true", ...table.conditions(filter, values)].join(" and ");

  async function findKey(sort: Sort, row: string): Promise<string | null> {
    if (!isId(row)) return null;
    const sql = `select (${sorts[sort].key})::text as key from ${from} where ${id} = $1`;
    const { rows } = await getPool().query<{ key: string }>(sql, [row]);
    return rows[0]?.key ?? null;
  }

  async function read(filter: Filter, sort: Sort, cut: Cut): Promise<Row[]> {
    const values = new Values();
    const fits = fitting(filter, values);
    const { where, order } = cutSql(values, { ...sorts[sort], id, idType }, cut);
    const { rows } = await getPool().query<Row>(
      `select ${id}::text as id, (${sorts[sort].key})::text as key, ${columns}
       from ${from} ${joins} where ${fits} and ${where} ${order}`,
      values.list,
    );
    return rows;
  }

  return {
    read,
    /** The first rows that fit, at most so many. */
    first: (filter: Filter, sort: `-${Sort}` | Sort, limit: number): Promise<Row[]> => {
      const descending = sort.startsWith("-");
      return read(filter, (descending ? sort.slice(1) : sort) as Sort, { descending, behind: null, limit });
    },
    /** The page that a query asks for. */
    page: (query: Asked<Sort>, filter: Filter): Promise<ListPage<Row>> =>
      readPage(
        query,
        (row) => findKey(query.sort, row),
        (cut) => read(filter, query.sort, cut),
      ),
    /** How many fit; counted up to `max`. */
    count: async (filter: Filter, max: number): Promise<number> => {
      const values = new Values();
      const { rows } = await getPool().query<{ count: number }>(
        `select count(*)::int as count from (select from ${from} where ${fitting(filter, values)} limit ${max}) x`,
        values.list,
      );
      return rows[0]?.count ?? 0;
    },
  };
}
