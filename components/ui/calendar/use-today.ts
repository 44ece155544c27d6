import { useSyncExternalStore } from "react";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";

const never = () => () => undefined;

/** Today in Istanbul, known only in the browser: pages are made hours before they are read. */
export function useToday(): string | null {
  return useSyncExternalStore(
    never,
    () => tripDayOf(new Date()),
    () => null,
  );
}
