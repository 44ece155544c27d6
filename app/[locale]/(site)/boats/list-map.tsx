import type { ReactNode } from "react";
import { BoatMap } from "@/components/map/boat-map";
import { mapQuery } from "@/components/map/map-search";
import type { ListBase } from "@/components/search/query/list-base";
import type { SearchValues } from "@/components/search/query/search-values";
import { toVehiclesQuery } from "@/components/search/query/to-vehicles-query";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import { mapTiles } from "@/lib/server/map/map-tiles";

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
