/** What JSON can say. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** One message of React's data: a value that others name by `id`, or anything else as it came. */
export type FlightRow =
  | { kind: "value"; id: string; value: Json }
  | { kind: "text"; id: string; text: string }
  | { kind: "other"; line: string };

/** Values as JSON. Everything else that ends with its line – scripts, hints, promises – is not looked into. */
const VALUE = /^[[{"\dtfn-]/;
const LINE = /^(I|H|X|x|C|R|r|E)/;
const TEXT = /^T([\da-f]+),/;

/**
 * React's data as rows, null where it holds something of which this knows nothing.
 * Texts say their length in bytes; all other rows end with their line.
 */
export function readFlightRows(data: string): FlightRow[] | null {
  const bytes = Buffer.from(data);
  const rows: FlightRow[] = [];
  let at = 0;
  while (at < bytes.length) {
    const lineEnd = bytes.indexOf(10, at);
    const end = lineEnd < 0 ? bytes.length : lineEnd;
    const colon = bytes.indexOf(58, at);
    if (colon < 0 || colon > end) return null;
    const id = bytes.toString("latin1", at, colon);
    const start = bytes.toString("latin1", colon + 1, Math.min(end, colon + 12));
    const length = TEXT.exec(start);
    if (length) {
      const from = colon + 1 + length[0].length;
      const to = from + Number.parseInt(length[1] ?? "", 16);
      rows.push({ kind: "text", id, text: bytes.toString("utf8", from, to) });
      at = to;
      continue;
    }
    const line = bytes.toString("utf8", at, end);
    if (VALUE.test(start)) rows.push({ kind: "value", id, value: JSON.parse(line.slice(id.length + 1)) });
    else if (LINE.test(start)) rows.push({ kind: "other", line });
    else return null;
    at = end + 1;
  }
  return rows;
}

/** The same rows as React reads them. */
export function writeFlightRows(rows: readonly FlightRow[]): string {
  return rows.map(writeRow).join("");
}

function writeRow(row: FlightRow): string {
  if (row.kind === "other") return `${row.line}\n`;
  if (row.kind === "value") return `${row.id}:${JSON.stringify(row.value)}\n`;
  return `${row.id}:T${Buffer.byteLength(row.text).toString(16)},${row.text}`;
}
