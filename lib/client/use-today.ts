import { useBrowserValue } from "@/lib/client/use-browser-value";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";

/** Today in Istanbul, known only in the browser: pages are made hours before they are read. */
export function useToday(): string | null {
  return useBrowserValue(() => tripDayOf(new Date()), null);
}
