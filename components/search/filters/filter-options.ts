import type { PlaceGroup } from "@/components/ui/fields/where-select";

export interface FilterOption {
  id: number;
  name: string;
  /** Boats that it would leave; absent where nobody counted. */
  count?: number;
}

/** What can be filtered by, in the page's language. */
export interface FilterOptions {
  places: readonly PlaceGroup[];
  types: readonly FilterOption[];
  facilities: readonly FilterOption[];
  rules: readonly FilterOption[];
  /** Boats with that rating and above, by step. */
  ratings?: Readonly<Record<string, number>>;
  /** Boats that are booked at once. */
  instant?: number;
  /** The shortest hourly trip that any boat offers. */
  shortestHours: number | null;
}
