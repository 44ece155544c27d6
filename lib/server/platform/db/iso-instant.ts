/** An instant that came within JSON from the database, as responses carry it: in UTC, to the millisecond. */
export function isoInstant(stored: string): string {
  return new Date(stored).toISOString();
}
