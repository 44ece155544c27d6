import { serverEnv } from "@/lib/config/env.server";

/** How often a calendar is asked for. */
const MINUTES_BETWEEN_READINGS = 15;

/** Whether calendars are read from addresses; files can always be uploaded. */
export const isImportOpen = (): boolean => serverEnv().CALENDAR_IMPORT;

/** When a calendar that was read now is read again. */
export function nextReading(now: Date): Date {
  return new Date(now.getTime() + MINUTES_BETWEEN_READINGS * 60_000);
}
