import { readFlightRows, writeFlightRows } from "@/lib/server/http/flight-rows";
import { shortenFlight } from "@/lib/server/http/shorten-flight";

/** As `slimFlight` leaves it. */
const DATA = /<script>self\.__next_f\.push\(\[1,'((?:[^'\\]|\\.)*)'\]\)<\/script>/g;
/** Whatever is given to React. */
const PUSH = "__next_f.push(";
/** Moves parts of a page that came late to their place. */
const LATE = "$RC(";
/** Around the number of a place in the page, where the HTML of the element there is meant: in no text. */
const SIGN = "\uE0F1";

/** Fills in the HTML of the marked elements and gives the whole to React. */
const READER = `(function(e){
function o(i){var t=e[i].innerHTML;return JSON.stringify(t[0]=="$"?"$"+t:t).slice(1,-1)}
self.__next_f.push([1,'DATA'])
})(document.querySelectorAll("[data-once]"))`.replaceAll("\n", "");

/**
 * The same page with its texts once. Next sends every page as HTML and again as data for React; of the parts that
 * no component owns the data here says only "the HTML of that element", and a script puts in what stands in the
 * page, so that React receives what it always does. A part is left to the page only if the HTML that React makes
 * of it is found there to the letter; a page whose data is not understood stays as it is.
 */
export function sayOnce(html: string): string {
  const scripts = [...html.matchAll(DATA)];
  const last = scripts.at(-1);
  if (!last || html.split(PUSH).length !== scripts.length + 1 || html.includes(LATE) || html.includes(SIGN))
    return html;
  const rows = readFlightRows(scripts.map(([, data = ""]) => unquote(data)).join(""));
  const places = new Set<number>();
  const short =
    rows &&
    shortenFlight(rows, (part) => {
      const place = html.indexOf(part);
      if (place < 0) return null;
      places.add(place);
      return SIGN + place + SIGN;
    });
  if (!short || places.size === 0) return html;
  const inOrder = [...places].sort((one, other) => one - other);
  const data = quote(writeFlightRows(short)).replace(
    new RegExp(`${SIGN}(\\d+)${SIGN}`, "g"),
    (_, place) => `'+o(${inOrder.indexOf(Number(place))})+'`,
  );
  return markPlaces(html, inOrder).replace(DATA, (script) =>
    script === last[0] ? `<script>${READER.replace("DATA", () => data)}</script>` : "",
  );
}

function unquote(data: string): string {
  const json = data.replace(/\\.|"/g, (sign) => (sign === "\\'" ? "'" : sign === '"' ? '\\"' : sign));
  return JSON.parse(`"${json}"`);
}

/** The text between single quotes of a script. */
function quote(text: string): string {
  const escapes: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "<": "\\x3c" };
  return text.replace(/[\\'\n\r<]/g, (sign) => escapes[sign] ?? `\\${sign}`);
}

function markPlaces(html: string, places: readonly number[]): string {
  let marked = "";
  let done = 0;
  for (const place of places) {
    const name = /^<[a-z\d]+/i.exec(html.slice(place, place + 20))?.[0] ?? "";
    marked += `${html.slice(done, place)}${name} data-once`;
    done = place + name.length;
  }
  return marked + html.slice(done);
}
