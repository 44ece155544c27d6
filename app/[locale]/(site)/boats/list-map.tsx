import type { ReactNode } from "react";
import { BoatMap } from "@/components/map/boat-map";
import { mapQuery } from "@/components/map/map-search";
import type { ListBase } from "@/components/search/query/list-base";
import type { SearchValues } from "@/components/search/query/search-values";
import { toVehiclesQuery } from "@/components/search/query/to-vehicles-query";
import { serverEnv } from "@/lib/config/env.server";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface ListMapProps {
  locale: Locale;
  base: ListBase;
  values: SearchValues;
  children: ReactNode;
}

/** The boats of a list with the map that opens beside them. */
export async function ListMap({ locale, base, values, children }: ListMapProps) {
  const t = await translatorOf(locale, "map");
  return (
    <BoatMap
      locale={locale}
      labels={{ show: t("show"), close: t("close") }}
      search={{ query: mapQuery(toVehiclesQuery(values, base)) }}
      tiles={mapTiles()}
    >
      {children}
    </BoatMap>
  );
}

/** The tile server for the map of the lists, if one is configured. */
function mapTiles(): { url: string; attribution: string } | null {
  const { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution } = serverEnv();
  return url && attribution ? { url, attribution } : null;
}
