import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { hasPlace, type MapSearch, ownPortsSearch, portsSearch } from "@/components/map/map-search";
import { mapPortsQuery } from "@/lib/client/api/vehicle-map";

/**
 * The ports of the search: those of the list's place, which are always there, and those of all others, of which the API
 * gives the ones with most boats.
 */
export function useMapPorts(search: MapSearch) {
  const own = useQuery(mapPortsQuery(ownPortsSearch(search)));
  const others = useQuery({ ...mapPortsQuery(portsSearch(search)), enabled: hasPlace(search) });
  const ports = useMemo(
    () =>
      own.data && [...new Map([...(others.data ?? []), ...own.data].map((port) => [port.id, port])).values()],
    [own.data, others.data],
  );
  return {
    ports,
    isError: own.isError || others.isError,
    refetch: () => void Promise.all([own.refetch(), hasPlace(search) && others.refetch()]),
  };
}
