/**
 * An SQL text in the form of `foldText`, so that a name is found however it is typed: without marks and invisible
 * letters, one `i` for `i ı İ I`, lower case.
 */
export function foldedSql(text: string): string {
  const bare = String.raw`regexp_replace(normalize(${text}, NFKD), '[\u0300-\u036f\u064b-\u065f\u0670\u200b-\u200f\u2060-\u2069]', '', 'g')`;
  const lower = `replace(lower(${bare} collate "und-x-icu"), 'ß', 'ss')`;
  return String.raw`btrim(regexp_replace(translate(${lower}, 'ıøđł٠١٢٣٤٥٦٧٨٩', 'iodl0123456789'), '\s+', ' ', 'g'))`;
}
