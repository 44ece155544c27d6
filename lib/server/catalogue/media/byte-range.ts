/**
 * The part of a file that a `Range` header asks for, both ends included; null = the whole file, as for every header
 * that is not one plain range; `unsatisfiable` when it begins behind the end. Players of phones ask for parts only.
 */
export function byteRange(
  header: string | null,
  size: number,
): { from: number; to: number } | "unsatisfiable" | null {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? [];
  if (first === "" && last === "") return null;
  // `-500` are the last 500 bytes.
  const from = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(last) < Number(first)) return null;
  return from >= size || to < from ? "unsatisfiable" : { from, to };
}
