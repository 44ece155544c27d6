import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { type LiveMap, makeMap } from "@/components/map/make-map";
import type { MapFrameProps } from "@/components/map/map-frame-props";
import { type PinLayer, pinLayer } from "@/components/map/map-pins";
import { isInPlace, searchedBox } from "@/components/map/map-search";
import { rememberedMap } from "@/components/map/remembered-map";
import { landQuery } from "@/lib/client/api/vehicle-map";
import type { MapPin, MapPort } from "@/lib/domain/map/arrange-pins";
import { COAST_FILES } from "@/lib/domain/map/coast-files";
import { boxAround, parseBox } from "@/lib/domain/map/geo-box";
import { formatMoney } from "@/lib/i18n/format-money";
import { directionOf } from "@/lib/i18n/locales";

interface Listeners {
  onChoose(pin: MapPin): void;
  onPoint(pin: MapPin | null): void;
  /** The visitor moved the map. */
  onMove(): void;
}

interface Live {
  map: LiveMap;
  pins: PinLayer;
}

/** From this zoom on the detailed coast is worth its bytes. */
const DETAILS_FROM_ZOOM = 8;

/** Keeps a Leaflet map in the element, with the ports of the search and the coast. */
export function useLiveMap(
  holder: RefObject<HTMLElement | null>,
  { search, tiles, locale }: MapFrameProps,
  ports: readonly MapPort[] | undefined,
  listeners: Listeners,
): Live | null {
  const [live, setLive] = useState<Live | null>(null);
  const [moves, setMoves] = useState(0);
  const hasPins = useRef(false);
  const texts = usePinTexts(locale);
  const searched = searchedBox(search);
  const onMove = useEffectEvent(listeners.onMove);
  const onChoose = useEffectEvent(listeners.onChoose);
  const onPoint = useEffectEvent(listeners.onPoint);
  const zoom = live?.map.view().zoom ?? 0;
  const overview = useQuery({ ...landQuery(COAST_FILES.overview), enabled: !tiles }).data;
  const detailed = useQuery({
    ...landQuery(COAST_FILES.coast),
    enabled: !tiles && zoom >= DETAILS_FROM_ZOOM,
  }).data;
  const land = zoom >= DETAILS_FROM_ZOOM ? (detailed ?? overview) : overview;

  const make = useEffectEvent((element: HTMLElement) => {
    const { zoomIn, zoomOut, ...pinTexts } = texts;
    const map = makeMap(element, {
      labels: { zoomIn, zoomOut },
      tiles,
      view: rememberedMap.view,
      onMove: (own) => {
        setMoves((count) => count + 1);
        if (own) onMove();
      },
    });
    const pins = pinLayer(map.leaflet, pinTexts, {
      onChoose: (pin) => onChoose(pin),
      onPoint: (pin) => onPoint(pin),
    });
    setLive({ map, pins });
    return map;
  });
  useEffect(() => {
    if (!holder.current) return;
    const map = make(holder.current);
    // Leaflet notices the window's size only; the cards beneath take their place once they have loaded.
    const frame = new ResizeObserver(() => map.fitFrame());
    frame.observe(holder.current);
    return () => {
      frame.disconnect();
      map.remove();
    };
  }, [holder]);

  useEffect(() => {
    if (!live || !ports) return;
    if (rememberedMap.view && rememberedMap.box === searched) return;
    // Where the list's own place has no boats, those of others.
    const own = ports.filter((port) => isInPlace(search, port));
    const box = searched ? parseBox(searched) : boxAround(own.length > 0 ? own : ports);
    rememberedMap.box = searched;
    if (box) live.map.showBox(box);
  }, [live, ports, search, searched]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after every move
  useEffect(() => {
    if (!live) return;
    if (ports) rememberedMap.view = live.map.view();
    // On the first pins of a page that a pressed pin led to.
    const isFirst = ports !== undefined && !hasPins.current;
    hasPins.current ||= isFirst;
    live.pins.draw(ports ?? [], isFirst ? rememberedMap.pressed : undefined);
    live.map.keepInSight(ports ?? []);
    if (land) live.map.drawLand(land);
  }, [live, ports, land, moves]);

  return live;
}

function usePinTexts(locale: MapFrameProps["locale"]) {
  const t = useTranslations("map");
  return {
    zoomIn: t("zoom_in"),
    zoomOut: t("zoom_out"),
    direction: directionOf(locale),
    label: ({ name, boats: count, more, lowest }: MapPin) => {
      const boats = t(more ? "boats_more" : "boats", { count });
      if (!lowest) return t("pin_unpriced", { name, boats });
      const price = `${formatMoney(lowest.amount, lowest.currency)} ${t(`per.${lowest.per}`)}`;
      return t("pin", { name, boats, price });
    },
  };
}
