import type { ComponentProps } from "react";
import type { PlaceGroup } from "@/components/search/form/place-options";
import { Select } from "@/components/ui/fields/select";

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
