import type { SearchValues } from "@/components/search/search-values";
import type { RouteQuery } from "@/lib/routes/route-params";

/** What of a search goes on to the boat's page, where it fills the booking card. */
export function tripQuery({
  rent_type,
  date,
  end_date,
  start_hour,
  end_hour,
  persons,
}: SearchValues): RouteQuery {
  return { rent_type, date, end_date, start_hour, end_hour, persons };
}
