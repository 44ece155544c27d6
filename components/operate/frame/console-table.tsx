import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon/icon";
import { SiteLink } from "@/components/ui/site-link";

export interface Column<Row> {
  label: string;
  /** A number, a time or an amount, which is not broken into lines. */
  isNumber?: boolean;
  /** An amount or a count: it stands at the end of its column, digit below digit. */
  isAmount?: boolean;
  /** The name by which the list can be sorted by it. */
  sort?: string;
  cell: (row: Row) => ReactNode;
}

/** How a list is sorted, and where the heads of its columns lead. */
export interface Sorting {
  sort: string;
  descending: boolean;
  /** What a head says to whoever cannot see its arrow. */
  hint: string;
  pathOf: (sort: string) => string;
}

interface ConsoleTableProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** Of tables below each other, which have the same columns. */
  isAligned?: boolean;
  sorting?: Sorting;
}

const classOf = ({ isNumber, isAmount }: { isNumber?: boolean; isAmount?: boolean }) =>
  isAmount ? "console-number console-amount" : isNumber ? "console-number" : undefined;

/** A table of the console; on a phone each row is a card, where its cells carry the labels of their columns. */
export function ConsoleTable<Row>({ columns, rows, keyOf, isAligned, sorting }: ConsoleTableProps<Row>) {
  return (
    <table className={isAligned ? "console-table console-columns" : "console-table"}>
      <thead>
        <tr>
          {columns.map((column) =>
            sorting && column.sort ? (
              <SortHead key={column.label} {...{ sorting, column }} sort={column.sort} />
            ) : (
              <th key={column.label} scope="col" className={classOf(column)}>
                {column.label}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column) => (
              <td key={column.label} data-label={column.label} className={classOf(column)}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SortHeadProps {
  sorting: Sorting;
  sort: string;
  column: { label: string; isNumber?: boolean; isAmount?: boolean };
}

/** Sorts by its column, the other way round when it already does. */
function SortHead({ sorting, sort, column }: SortHeadProps) {
  const isSorted = sorting.sort === sort;
  const way = sorting.descending ? "descending" : "ascending";
  return (
    <th scope="col" className={classOf(column)} aria-sort={isSorted ? way : undefined}>
      <SiteLink href={sorting.pathOf(sort)} title={sorting.hint} className="console-sort">
        {column.label}
        <Icon name="chevron-down" size={16} className={isSorted ? way : "unsorted"} />
      </SiteLink>
    </th>
  );
}
