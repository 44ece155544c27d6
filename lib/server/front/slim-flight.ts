const BEGIN = "<script>self.__next_f.push([1,";
const QUOTED = `${BEGIN}"`;
// Next escapes what could end a script within it.
const END = '"])</script>';
/** Data that is no text comes in pushes of its own, between the others. */
const BINARY = "<script>self.__next_f.push([3,";
/** A property that islands need on visits from within the site only (components/ui/once.ts). */
const ONCE = /"once":"((?:[^"\\]|\\.)*)"/g;
const ROW = /^([0-9a-f]*):(T([0-9a-f]+),)?/;
/** Longer than any beginning of a row. */
const ROW_HEAD = 32;

/**
 * The same page with less of React's data, in one piece: what the page's own markup says already is left out,
 * and single quotes stand around what is JSON, full of double quotes, each of which Next sends with a backslash.
 */
export function slimFlight(html: string): string {
  const [before = "", ...scripts] = html.split(QUOTED);
  if (scripts.length === 0 || html.includes(BINARY)) return html;
  let flight = "";
  let markup = before;
  for (const [index, script] of scripts.entries()) {
    const end = script.indexOf(END);
    flight += JSON.parse(`"${script.slice(0, end)}"`) as string;
    // Behind the markup, of which scripts may otherwise see only a part.
    if (index === scripts.length - 1) markup += `${BEGIN}${quoted(withoutOnce(flight))}])</script>`;
    markup += script.slice(end + END.length);
  }
  return markup;
}

/** Rows end with their line, except long texts: those say their length in bytes before them. */
function withoutOnce(flight: string): string {
  const bytes = Buffer.from(flight);
  const rows: { id: string; long: boolean; text: string }[] = [];
  const left = new Set<string>();
  for (let at = 0; at < bytes.length; ) {
    const [head = "", id = "", , length] = ROW.exec(bytes.toString("latin1", at, at + ROW_HEAD)) ?? [];
    const line = bytes.indexOf("\n", at);
    const end = length ? at + head.length + Number.parseInt(length, 16) : line < 0 ? bytes.length : line + 1;
    const text = bytes.toString("utf8", at, end);
    rows.push({ id, long: length !== undefined, text: length ? text : forget(text, left) });
    at = end;
  }
  return rows.map(({ id, long, text }) => (long && left.has(id) ? "" : text)).join("");
}

function forget(row: string, left: Set<string>): string {
  return row.replace(ONCE, (_, value: string) => {
    if (/^\$[0-9a-f]+$/.test(value)) left.add(value.slice(1));
    return '"once":""';
  });
}

/** As a script's text between single quotes. Within JSON each double quote stands right behind its backslash. */
function quoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1);
  return `'${inner.replaceAll('\\"', '"').replaceAll("'", "\\'").replaceAll("<", "\\u003c")}'`;
}
