/** `10–14`; null without hours. They keep their order in right-to-left text. */
export function hoursText(start: number | undefined, end: number | undefined): string | null {
  if (start === undefined && end === undefined) return null;
  return `\u2066${start ?? ""}–${end ?? ""}\u2069`;
}
