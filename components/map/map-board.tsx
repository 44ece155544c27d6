"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import type { MapFrameProps } from "@/components/map/map-frame-props";
import type { PinLayer } from "@/components/map/map-pins";
import {
  hasPlace,
  hrefWithBox,
  isInPlace,
  leavesPlace,
  type MapSearch,
  ownPortsSearch,
  portsSearch,
  searchedBox,
} from "@/components/map/map-search";
import { carryMapTo, rememberedMap } from "@/components/map/remembered-map";
import { useLiveMap } from "@/components/map/use-live-map";
import { Button } from "@/components/ui/button";
import { leaveWindows } from "@/components/ui/overlay/open-windows";
import { mapBoatsQuery, mapPortsQuery } from "@/lib/client/api/vehicle-map";
import type { MapPin, MapPort } from "@/lib/domain/map/arrange-pins";
import { boxAround, boxHolds, parseBox } from "@/lib/domain/map/geo-box";
import { pathFor } from "@/lib/routes/path-for";

interface MapBoardProps extends MapFrameProps {
  chosen: MapPin | null;
  /** The port of the card in sight, where cards lie beneath the map. */
  shown?: number | null;
  onChoose: (pin: MapPin | null) => void;
}

/** Milliseconds without another move after which the moved map is searched. */
const FOLLOW_MS = 600;

/** The map with its pins, and the search for what it shows. */
export function MapBoard({ chosen, shown = null, onChoose, ...props }: MapBoardProps) {
  const { search, list } = props;
  const t = useTranslations("map");
  const holder = useRef<HTMLElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { push, replace } = useRouter();
  const { ports, isError, refetch } = useMapPorts(search);
  const [moved, setMoved] = useState(false);
  const [follows, setFollows] = useState(rememberedMap.follows);
  const live = useLiveMap(holder, props, ports, {
    onChoose: choose,
    onPoint: (pin) => cards.point(pin),
    onMove: noteMove,
  });
  const cards = useCardPins(list, props, { chosen, shown }, live?.pins);
  useEffect(() => () => clearTimeout(waiting.current), []);

  function searchHere() {
    if (!live) return;
    clearTimeout(waiting.current);
    const text = live.map.shownBox();
    const box = parseBox(text);
    const leaves = box && ports && leavesPlace(search, ports, box);
    const href = hrefWithBox(window.location, text, leaves ? pathFor("boats", props.locale) : null);
    rememberedMap.box = text;
    carryMapTo(new URL(href, window.location.origin).pathname);
    setMoved(false);
    const go = leaveWindows() ? replace : push;
    go(href, { scroll: false });
  }

  function noteMove() {
    setMoved(true);
    clearTimeout(waiting.current);
    if (rememberedMap.follows) waiting.current = setTimeout(searchHere, FOLLOW_MS);
  }

  function choose(pin: MapPin) {
    onChoose(pin);
    if (pin.kind === "port") return;
    const box = boxAround((ports ?? []).filter(({ id }) => pin.portIds.includes(id)));
    if (box) live?.map.showBox(box);
    rememberedMap.pressed = pin.portIds;
    // The list and the cards show the boats of the city that was tapped.
    searchHere();
  }

  return (
    <div className="map-board">
      {/* The frame of a map has no direction of reading: west is left. */}
      <section ref={holder} dir="ltr" aria-label={t("label")} className="map-holder" />
      <div className="map-tools">
        {moved && (
          <Button size="small" onClick={searchHere}>
            {t("search_area")}
          </Button>
        )}
        <label className="map-follow">
          <input
            type="checkbox"
            checked={follows}
            onChange={({ currentTarget: { checked } }) => {
              rememberedMap.follows = checked;
              setFollows(checked);
            }}
          />
          {t("search_moving")}
        </label>
      </div>
      <MapStatus ports={ports?.filter((port) => isInPlace(search, port))} box={searchedBox(search)} />
      {isError && (
        <p role="alert" className="map-message">
          {t("failed")}{" "}
          <button type="button" className="underline" onClick={refetch}>
            {t("retry")}
          </button>
        </p>
      )}
      {ports?.length === 0 && <p className="map-message">{t("nothing")}</p>}
    </div>
  );
}

/** Announces how many boats are in the searched part of the map, when the number changes. */
function MapStatus({ ports, box }: { ports: readonly MapPort[] | undefined; box: string | undefined }) {
  const t = useTranslations("map");
  const [announced, setAnnounced] = useState("");
  const searched = box ? parseBox(box) : null;
  const inside = ports?.filter((port) => searched && boxHolds(searched, port)) ?? [];
  const count = inside.reduce((sum, { boats }) => sum + boats, 0);
  const boats = t(inside.some(({ more }) => more) ? "boats_more" : "boats", { count });
  const text = searched && ports ? t("area_count", { boats }) : "";
  // A region that appears with its text is not read out.
  useEffect(() => setAnnounced(text), [text]);
  return (
    <p role="status" className="map-status">
      {announced}
    </p>
  );
}

/**
 * The ports of the search: those of the list's place, which are always there, and those of all others, of which the API
 * gives the ones with most boats.
 */
function useMapPorts(search: MapSearch) {
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

const MARK = "data-on-map";

/** By the path of the boat's page. */
type Ports = ReadonlyMap<string, number>;

/** The cards of the list with the ports of their boats. */
function cardsOf(list: HTMLElement, portOf: Ports): Map<Element, number> {
  const cards = new Map<Element, number>();
  for (const link of list.querySelectorAll<HTMLAnchorElement>("li a[href]")) {
    const portId = portOf.get(link.pathname);
    const card = link.closest("li");
    if (card && portId !== undefined) cards.set(card, portId);
  }
  return cards;
}

/** Marks the cards of the pin's boats; `intoView` brings the first of them there. */
function markCards(list: HTMLElement | null, ports: Ports, pin: MapPin | null, intoView: boolean): void {
  if (!list) return;
  let first = intoView;
  for (const [card, portId] of cardsOf(list, ports)) {
    const isThere = pin?.portIds.includes(portId) ?? false;
    card.toggleAttribute(MARK, isThere);
    if (!isThere || !first) continue;
    card.scrollIntoView({ block: "nearest" });
    first = false;
  }
}

interface Marked {
  chosen: MapPin | null;
  /** The port of the card in sight; null where no card lies beneath the map. */
  shown: number | null;
}

/** Cards and pins mark each other: a card its port's pin, a pin its boats' cards. */
function useCardPins(
  list: RefObject<HTMLElement | null>,
  { search, locale }: Pick<MapFrameProps, "search" | "locale">,
  { chosen, shown }: Marked,
  pins: PinLayer | undefined,
): { point(pin: MapPin | null): void } {
  const { data: boats } = useQuery(mapBoatsQuery(search.query));
  const ports: Ports = useMemo(
    () => new Map(boats?.map(({ slug, port }) => [pathFor("boat", locale, { slug }), port.id])),
    [boats, locale],
  );
  /** What is marked while no card of the list is pointed at. */
  const marked = useMemo(() => new Set(shown === null ? chosen?.portIds : [shown]), [shown, chosen]);

  useEffect(() => markCards(list.current, ports, chosen, true), [list, chosen, ports]);
  useEffect(() => pins?.mark(marked), [pins, marked]);

  useEffect(() => {
    const root = list.current;
    if (!root) return;
    const mark = (event: Event) => {
      const card = (event.target as Element).closest("li");
      const portId = card && cardsOf(root, ports).get(card);
      pins?.mark(portId ? new Set([portId]) : marked);
    };
    const unmark = () => pins?.mark(marked);
    root.addEventListener("pointerover", mark);
    root.addEventListener("focusin", mark);
    root.addEventListener("pointerleave", unmark);
    root.addEventListener("focusout", unmark);
    return () => {
      root.removeEventListener("pointerover", mark);
      root.removeEventListener("focusin", mark);
      root.removeEventListener("pointerleave", unmark);
      root.removeEventListener("focusout", unmark);
    };
  }, [list, ports, pins, marked]);

  return { point: (pin) => markCards(list.current, ports, pin ?? chosen, false) };
}
