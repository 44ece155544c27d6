import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useMemo } from "react";
import type { MapFrameProps } from "@/components/map/map-frame-props";
import type { PinLayer } from "@/components/map/map-pins";
import { mapBoatsQuery } from "@/lib/client/api/vehicle-map";
import type { MapPin } from "@/lib/domain/map/arrange-pins";
import { pathFor } from "@/lib/routes/path-for";

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
export function useCardPins(
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
