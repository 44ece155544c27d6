import type { RefObject } from "react";
import type { Tiles } from "@/components/map/make-map";
import type { MapSearch } from "@/components/map/map-search";
import type { Locale } from "@/lib/i18n/locales";

export interface MapFrameProps {
  locale: Locale;
  search: MapSearch;
  tiles: Tiles | null;
  list: RefObject<HTMLElement | null>;
  onClose: () => void;
}
