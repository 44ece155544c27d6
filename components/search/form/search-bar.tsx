import type { PlaceGroup } from "@/components/search/form/place-options";
import { SearchFields } from "@/components/search/form/search-fields";
import { packOnce } from "@/components/ui/once";

export interface SearchBarLabels {
  form: string;
  where: string;
  whereAny: string;
  date: string;
  hours: string;
  startHour: string;
  endHour: string;
  anyHour: string;
  duration: string;
  anyDuration: string;
  durations: readonly (readonly [value: number, label: string])[];
  persons: string;
  submit: string;
}

interface SearchBarProps {
  action: string;
  places: readonly PlaceGroup[];
  labels: SearchBarLabels;
}

/** Where, date, hours, persons. Works as a plain form before or without scripts. */
export function SearchBar({ action, places, labels }: SearchBarProps) {
  return <SearchFields action={action} label={labels.form} once={packOnce({ places, labels })} />;
}
