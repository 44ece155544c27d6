import { optionMarkup } from "@/components/search/filters/option-markup";
import type { PlaceGroup } from "@/components/search/form/place-options";
import { Select } from "@/components/ui/fields/select";
import { innerMarkup, markup } from "@/components/ui/markup";

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
  const groups = places.map(({ city, all, within }) => {
    const narrower = within.map(([place, name]) => optionMarkup(place, name, value));
    return markup`<optgroup label="${city[1]}">${optionMarkup(city[0], all, value)}${narrower}</optgroup>`;
  });
  const choices = innerMarkup(optionMarkup("all", anyLabel, value), ...groups);
  return (
    <Select id={id} name="where" label={label} className={className} data-neutral={value} {...choices} />
  );
}
