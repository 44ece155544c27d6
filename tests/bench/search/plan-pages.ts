import * as v from "valibot";
import { vehiclePricesQuery } from "@/lib/contracts/boats/vehicle-prices";
import { vehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { addDays, type TripDay } from "@/lib/domain/shared/istanbul-time";
import { LOCALES } from "@/lib/i18n/locales";
import { getAvailability } from "@/lib/server/catalogue/boats/get-availability";
import { readBoatPage } from "@/lib/server/catalogue/boats/get-boat-page";
import { listSimilarIds } from "@/lib/server/catalogue/boats/list-similar-boats";
import { listMapPorts } from "@/lib/server/catalogue/map/list-map-ports";
import { countScopeOptions } from "@/lib/server/catalogue/search/count-options";
import { readListFacts } from "@/lib/server/catalogue/search/get-list-facts";
import { getListPage } from "@/lib/server/catalogue/search/get-list-page";
import { readPlacePage } from "@/lib/server/catalogue/search/get-place-page";
import { readDayPrices } from "@/lib/server/catalogue/search/prices/list-day-prices";
import { getDb } from "@/lib/server/platform/db/pool";
import { readHomePage } from "@/lib/server/reading/home/get-home-page";

export interface PlannedReads {
  /** How the line of the report begins. */
  name: string;
  /** Of the bar for a search in a city; null where none is set. */
  timesLimit: number | null;
  reads: (() => Promise<unknown>)[];
}

interface City {
  id: number;
  slug: string;
}

const AT_ONCE = 8;
const SIX_WEEKS = 41;

/** What pages and calendars read without any cache, in groups that are measured apart. */
export function planPages(
  cities: readonly City[],
  boatIds: readonly number[],
  today: TripDay,
  now: Date,
): PlannedReads[] {
  const days = { from: today, to: addDays(today, SIX_WEEKS) };
  const placePage = ({ id, slug }: City) =>
    Promise.all([
      readPlacePage(slug, "tr"),
      readListFacts("tr", "city", id),
      getListPage("tr", { kind: "city", id }),
      countScopeOptions(getDb(), { city: id }),
    ]);
  const search = (input: Record<string, string>) => v.parse(vehiclesQuery, input);
  const dated = { date: addDays(today, 20) };
  const eightPlaces = Array.from({ length: AT_ONCE }, (_, at) => cities[at % cities.length]);
  return [
    { name: "cold place page", timesLimit: 1, reads: cities.map((city) => () => placePage(city)) },
    {
      name: "eight cold place pages at once",
      timesLimit: AT_ONCE,
      reads: [() => Promise.all(eightPlaces.map((city) => city && placePage(city)))],
    },
    {
      name: "cold home page",
      timesLimit: null,
      reads: LOCALES.map((locale) => () => readHomePage(locale)),
    },
    {
      name: "cold boat page",
      timesLimit: 1,
      reads: boatIds.map((id) => () => Promise.all([readBoatPage(id, "tr"), listSimilarIds(id)])),
    },
    {
      name: "map of a city, date",
      timesLimit: null,
      reads: cities.map(
        ({ id }) =>
          () =>
            listMapPorts("tr", search({ city: String(id), ...dated }), now),
      ),
    },
    {
      name: "map of the coast, date",
      timesLimit: null,
      reads: [() => listMapPorts("tr", search(dated), now)],
    },
    {
      name: "prices of six weeks, city",
      timesLimit: null,
      reads: cities.map(
        ({ id }) =>
          () =>
            readDayPrices(getDb(), v.parse(vehiclePricesQuery, { city: String(id), ...days }), now),
      ),
    },
    {
      name: "calendar of six weeks",
      timesLimit: 1,
      reads: boatIds.map((id) => () => getAvailability(id, days, now)),
    },
  ];
}
