import type { PlaceGroup } from "@/components/search/place-options";
import { Select } from "@/components/ui/select";

interface WhereSelectProps {
  id: string;
  label: string;
  anyLabel: string;
  places: readonly PlaceGroup[];
  value?: string;
  className?: string;
}

/** City, area or port in one native field. "Anywhere" has a value, so that it can be told from "not asked". */
export function WhereSelect({ id, label, anyLabel, places, value = "all", className }: WhereSelectProps) {
  return (
    <Select id={id} name="where" label={label} defaultValue={value} className={className}>
      <option value="all">{anyLabel}</option>
      {places.map(({ city, all, within }) => (
        <optgroup key={city[0]} label={city[1]}>
          <option value={city[0]}>{all}</option>
          {within.map(([place, name]) => (
            <option key={place} value={place}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}
