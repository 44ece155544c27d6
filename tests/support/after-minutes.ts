import { addMinutes } from "@/lib/domain/shared/instant";

/** So many minutes from now. */
export const afterMinutes = (minutes: number): Date => addMinutes(new Date(), minutes);
