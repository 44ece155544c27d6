import type { VehiclesAnswer } from "@/components/search/query/searched-trip-text";
import { boatQuery } from "@/lib/contracts/boat-query";
import type { RouteQuery } from "@/lib/routes/route-params";

/** The trip that the prices of a list are for, on its way to the boat's page; none where no date was searched. */
export const tripQuery = (trip: VehiclesAnswer["trip"]): RouteQuery => (trip ? boatQuery(trip) : {});
