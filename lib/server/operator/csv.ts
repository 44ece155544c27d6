import { stringify } from "csv-stringify/sync";
import { toTripTime } from "@/lib/domain/shared/istanbul-time";

/** A column of a file: its head, and what a row has in it. */
export interface CsvColumn<Row> {
  label: string;
  text: (row: Row) => string;
}

/** So that spreadsheets read the letters of every language. */
const BYTE_ORDER_MARK = "\ufeff";

/**
 * A semicolon, since where a decimal comma is written, as in Turkey, spreadsheets expect it. What a cell begins with is
 * never a formula; where a spreadsheet splits at other signs, neither is what follows them.
 */
function linesOf(rows: readonly (readonly string[])[]): string {
  const safe = rows.map((cells) =>
    cells.map((cell) => cell.replace(/([,;\t\r\n])(\s*)(?=[=+\-@＝＋－＠])/g, "$1$2'")),
  );
  return stringify(safe, {
    delimiter: ";",
    record_delimiter: "\r\n",
    quoted_string: true,
    escape_formulas: true,
  });
}

/** A file of rows that are read while it is sent; nothing waits for all of them. */
export function csvStream<Row>(
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = batches[Symbol.asyncIterator]();
  const head = BYTE_ORDER_MARK + linesOf([columns.map(({ label }) => label)]);
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(head)),
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) return controller.close();
      controller.enqueue(encoder.encode(linesOf(value.map((row) => columns.map(({ text }) => text(row))))));
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}

/** Rows that were read already, as one batch. */
export async function* inOne<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}

/** An amount with a decimal comma and without marks of thousands: `12345,50`. */
export function csvAmount(minor: number): string {
  const amount = Math.abs(minor);
  return `${minor < 0 ? "-" : ""}${Math.floor(amount / 100)},${String(amount % 100).padStart(2, "0")}`;
}

/** An instant as Istanbul's clocks show it: `2026-12-01 10:00`. */
export function csvInstant(instant: Date | null): string {
  return instant ? toTripTime(instant).replace("T", " ") : "";
}
