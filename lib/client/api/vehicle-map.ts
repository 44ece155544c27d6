import { queryOptions } from "@tanstack/react-query";
import { feature } from "topojson-client";
import type { MultiPolygon, Topology } from "topojson-specification";
import { callApi } from "@/lib/client/api/transport/call-api";
import { vehicleMapResponse } from "@/lib/contracts/boats/vehicle-map";
import { vehiclesResponse } from "@/lib/contracts/boats/vehicles";
import type { MapPort } from "@/lib/domain/map/arrange-pins";
import type { Ring } from "@/lib/domain/map/clip-land";

const STALE_MS = 60_000;

/** The ports of a search; `search` is the query of GET vehicles. */
export function mapPortsQuery(search: string) {
  return queryOptions({
    queryKey: ["map-ports", search],
    staleTime: STALE_MS,
    queryFn: async ({ signal }): Promise<MapPort[]> => {
      const query = new URLSearchParams(search);
      const { ports } = await callApi("get", "vehicles/map", { response: vehicleMapResponse, query, signal });
      return ports.map(({ lowest, area_id, ...port }) => ({
        ...port,
        areaId: area_id,
        lowest: lowest && { ...lowest, tryMinor: lowest.try_minor },
      }));
    },
  });
}

/** The first page of a search's boats; `search` is the query of GET vehicles. */
export function mapBoatsQuery(search: string) {
  return queryOptions({
    queryKey: ["map-boats", search],
    staleTime: STALE_MS,
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams(search);
      return (await callApi("get", "vehicles", { response: vehiclesResponse, query, signal })).items;
    },
  });
}

/** The shores of one of the shipped files of the coast, as rings of longitude and latitude. */
export function landQuery(file: string) {
  return queryOptions({
    queryKey: ["land", file],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<Ring[]> => {
      const response = await fetch(file, { signal });
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      const coast = (await response.json()) as Topology<{ land: MultiPolygon }>;
      return feature(coast, coast.objects.land).geometry.coordinates.flat();
    },
  });
}
