import type { ListQuery } from "@/lib/domain/staff/list-query";

/** A row of a list: who it is, and by what it is sorted, as the database writes it. */
export interface ListedRow {
  id: string;
  key: string;
}

/** A part of a list: so many rows in an order, which begin behind a row. */
export interface Cut {
  descending: boolean;
  behind: ListedRow | null;
  limit: number;
}

export interface ListPage<Row> {
  rows: Row[];
  /** Ids that pages before and after it begin at; null where there is none. */
  before: string | null;
  after: string | null;
}

const ON_A_PAGE = 50;

/**
 * The page that a query asks for, found by the key of the row that it begins behind, so that the last page costs what
 * the first one does. A row that is gone leads to the first page. `findKey` returns what the row is sorted by.
 */
export async function readPage<Row extends ListedRow>(
  { page, descending }: Pick<ListQuery, "page" | "descending">,
  findKey: (id: string) => Promise<string | null>,
  read: (cut: Cut) => Promise<Row[]>,
): Promise<ListPage<Row>> {
  const isBackwards = page !== null && "before" in page;
  const id = page && ("before" in page ? page.before : page.after);
  const key = id && (await findKey(id));
  const behind = id && key ? { id, key } : null;
  const isReversed = isBackwards && behind !== null;
  const found = await read({ descending: descending !== isReversed, behind, limit: ON_A_PAGE + 1 });
  const hasMore = found.length > ON_A_PAGE;
  const rows = found.slice(0, ON_A_PAGE);
  if (isReversed) rows.reverse();
  const hasBefore = isReversed ? hasMore : behind !== null;
  const hasAfter = isReversed || hasMore;
  return {
    rows,
    before: hasBefore ? (rows[0]?.id ?? null) : null,
    after: hasAfter ? (rows.at(-1)?.id ?? null) : null,
  };
}

const BATCH = 500;

/** All rows of a list in its order, at most so many, read in batches. */
export async function* readAll<Row extends ListedRow>(
  { descending }: Pick<ListQuery, "descending">,
  max: number,
  read: (cut: Cut) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let behind: ListedRow | null = null;
  for (let left = max; left > 0; ) {
    const limit = Math.min(BATCH, left);
    const rows: Row[] = await read({ descending, behind, limit });
    if (rows.length > 0) yield rows;
    behind = rows.at(-1) ?? null;
    left = rows.length < limit ? 0 : left - rows.length;
  }
}

/** The values of a statement that is put together, each under its own number. */
export class Values {
  readonly list: unknown[] = [];

  /** `$1`, `$2` …, which stands for the value. */
  add(value: unknown): string {
    return `$${this.list.push(value)}`;
  }
}

interface Keyed {
  /** What the rows are sorted by, and its type. */
  key: string;
  type: string;
  id: string;
  idType?: string;
}

/** How the rows of one table are cut: `where` goes into its conditions, `order` behind them. */
export function cutSql(values: Values, keyed: Keyed, cut: Cut): { where: string; order: string } {
  const { key, type, id, idType = "uuid" } = keyed;
  const { behind, descending } = cut;
  const where = behind
    ? `(${key}, ${id}) ${descending ? "<" : ">"} (${values.add(behind.key)}::${type}, ${values.add(behind.id)}::${idType})`
    : "true";
  return { where, order: orderSql(values, keyed, cut) };
}

/** The first rows in the order of a cut. */
export function orderSql(values: Values, { key, id }: Pick<Keyed, "key" | "id">, cut: Cut): string {
  const way = cut.descending ? "desc" : "asc";
  return `order by ${key} ${way}, ${id} ${way} limit ${values.add(cut.limit)}`;
}
