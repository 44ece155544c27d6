import type { TripDay } from "../shared/istanbul-time";

/** Days of law 2429 that are the same every year, as month and day; half days are working days for a deadline. */
export const FIXED_HOLIDAYS = ["01-01", "04-23", "05-01", "05-19", "07-15", "08-30", "10-29"] as const;

/**
 * First days of the two feasts. 2026 as the Presidency of Religious Affairs (Diyanet) published its calendar; later
 * years by the Umm al-Qura calendar of CLDR, which agrees with every published one of these: compare each autumn.
 */
export const FEASTS = {
  "2026": { ramadan: "2026-03-20", sacrifice: "2026-05-27" },
  "2027": { ramadan: "2027-03-09", sacrifice: "2027-05-16" },
  "2028": { ramadan: "2028-02-26", sacrifice: "2028-05-05" },
  "2029": { ramadan: "2029-02-14", sacrifice: "2029-04-24" },
  "2030": { ramadan: "2030-02-04", sacrifice: "2030-04-13" },
} as const satisfies Record<string, { ramadan: TripDay; sacrifice: TripDay }>;

export const FEAST_DAYS = { ramadan: 3, sacrifice: 4 } as const;
