import type { ReactNode } from "react";

export interface Column<Row> {
  label: string;
  /** A number, a time or an amount, which is not broken into lines. */
  isNumber?: boolean;
  cell: (row: Row) => ReactNode;
}

interface ConsoleTableProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** Of tables below each other, which have the same columns. */
  isAligned?: boolean;
}

/** A table of the console; on a phone each row is a card, where its cells carry the labels of their columns. */
export function ConsoleTable<Row>({ columns, rows, keyOf, isAligned }: ConsoleTableProps<Row>) {
  return (
    <table className={isAligned ? "console-table console-columns" : "console-table"}>
      <thead>
        <tr>
          {columns.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ label, isNumber, cell }) => (
              <td key={label} data-label={label} className={isNumber ? "console-number" : undefined}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
