/** A whole hour of the clock: `07:00`. 24 stays 24:00, and the hours of the night after it count on: 25 is 01:00. */
export function formatHour(hour: number): string {
  return `${String(hour > 24 ? hour - 24 : hour).padStart(2, "0")}:00`;
}
