/** How long a trial shall last, as typed behind its name; null when that is no number of minutes. */
export function readMinutes(typed: string | undefined, usual: number): number | null {
  if (typed === undefined) return usual;
  return /^\d+(\.\d+)?$/.test(typed) && Number(typed) > 0 ? Number(typed) : null;
}
