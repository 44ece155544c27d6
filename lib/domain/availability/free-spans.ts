/** Hours of a day in a row, until `until`. */
export interface HourSpan {
  from: number;
  until: number;
}

/** The hours that are free, those in a row together. */
export function freeSpans(hours: readonly { hour: number; free: boolean }[]): HourSpan[] {
  const spans: HourSpan[] = [];
  for (const { hour } of hours.filter(({ free }) => free)) {
    const last = spans.at(-1);
    if (last?.until === hour) last.until = hour + 1;
    else spans.push({ from: hour, until: hour + 1 });
  }
  return spans;
}
