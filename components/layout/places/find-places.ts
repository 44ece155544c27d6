import { ANYWHERE, type PlaceGroup } from "@/components/ui/fields/place-options";
import { foldText } from "@/lib/i18n/fold-text";

/** A place as a row of the list. */
export interface PlaceRow {
  value: string;
  name: string;
  /** Of a place within a city. */
  city?: string;
}

/** "Anywhere", then city by city with the places within it. */
export function placeRows(places: readonly PlaceGroup[], anyLabel: string): PlaceRow[] {
  return [
    { value: ANYWHERE, name: anyLabel },
    ...places.flatMap(({ city: [value, city], within }) => [
      { value, name: city },
      ...within.map(([place, name]) => ({ value: place, name, city })),
    ]),
  ];
}

/** The places with a text in their name or in that of their city: names that begin with it first. */
export function findPlaces(rows: readonly PlaceRow[], typed: string): PlaceRow[] {
  const text = foldText(typed);
  const nearness = ({ name, city = "" }: PlaceRow) => {
    const at = ` ${foldText(name)}`.indexOf(` ${text}`);
    if (at >= 0) return Math.min(at, 1);
    if (foldText(name).includes(text)) return 2;
    return foldText(city).startsWith(text) ? 3 : null;
  };
  const near = rows.map((row) => ({ row, rank: nearness(row) }));
  return near
    .flatMap(({ row, rank }) => (rank === null ? [] : [{ row, rank }]))
    .sort((a, b) => a.rank - b.rank)
    .map(({ row }) => row);
}
