/** A city and the places within it, as compact as they travel: `[value, name]`. */
export interface PlaceGroup {
  city: readonly [value: string, name: string];
  /** `İstanbul (tümü)` */
  all: string;
  within: readonly (readonly [value: string, name: string])[];
}

/** The value of "anywhere", to distinguish it from "not set". */
export const ANYWHERE = "all";

interface PlaceOptionsProps {
  anyLabel: string;
  places: readonly PlaceGroup[];
}

/** City, area or port as the options of a native select. */
export function PlaceOptions({ anyLabel, places }: PlaceOptionsProps) {
  return (
    <>
      <option value={ANYWHERE}>{anyLabel}</option>
      {places.map(({ city: [city, name], all, within }) => (
        <optgroup key={city} label={name}>
          <option value={city}>{all}</option>
          {within.map(([place, label]) => (
            <option key={place} value={place}>
              {label}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}
