import type { ComponentProps } from "react";
import { Select } from "@/components/ui/fields/select";

/** A city and the places within it, as compact as they travel: `[value, name]`. */
export interface PlaceGroup {
  city: readonly [value: string, name: string];
  /** `İstanbul (tümü)` */
  all: string;
  within: readonly (readonly [value: string, name: string])[];
}

interface WhereSelectProps extends Omit<ComponentProps<typeof Select>, "name" | "children"> {
  anyLabel: string;
  places: readonly PlaceGroup[];
}

/** City, area or port in one native field. "Anywhere" has a value, to distinguish it from "not set". */
export function WhereSelect({ anyLabel, places, ...select }: WhereSelectProps) {
  return (
    <Select {...select} name="where">
      <option value="all">{anyLabel}</option>
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
    </Select>
  );
}
