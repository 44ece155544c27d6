import { useSyncExternalStore } from "react";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";

const never = () => () => undefined;

/** Istanbul's today, once scripts run: static pages cannot know it. */
export function useToday(): string | undefined {
  return useSyncExternalStore(
    never,
    () => tripDayOf(new Date()),
    () => undefined,
  );
}
