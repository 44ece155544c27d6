/** The places of the search form, as compact as they travel: `[value, name]`, grouped by city. */
export interface PlaceGroup {
  city: readonly [value: string, name: string];
  /** `İstanbul (tümü)` */
  all: string;
  within: readonly (readonly [value: string, name: string])[];
}
