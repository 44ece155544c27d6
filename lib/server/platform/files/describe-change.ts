const MOST_LETTERS = 80;
/** Letters shown before the first difference of two long texts. */
const LETTERS_BEFORE = 20;

type Value = string | number | boolean | null | undefined;

/** A changed value as people read it, `5900.00 → 59.00`; of long texts the part that begins to differ. */
export function describeChange(before: Value, after: Value): string {
  return excerptsOf(before, after).join(" → ");
}

/** The two sides of a changed value, of long texts the part that begins to differ. */
export function excerptsOf(before: Value, after: Value): [string, string] {
  const texts = [before, after].map((value) => (value === null || value === undefined ? "" : String(value)));
  const [was = "", is = ""] = texts;
  const isShort = Math.max(was.length, is.length) <= MOST_LETTERS;
  const from = isShort ? 0 : Math.max(firstDifference(was, is) - LETTERS_BEFORE, 0);
  return [excerpt(was, from), excerpt(is, from)];
}

function excerpt(text: string, from: number): string {
  if (text === "") return "–";
  const part = text.slice(from, from + MOST_LETTERS).replace(/\s+/g, " ");
  return `${from > 0 ? "…" : ""}${part}${from + MOST_LETTERS < text.length ? "…" : ""}`;
}

function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}
