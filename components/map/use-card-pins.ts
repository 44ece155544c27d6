import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useMemo, useRef } from "react";
import type { MapFrameProps } from "@/components/map/map-frame-props";
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

/** Cards and pins mark each other: a card its port's pin, a pin its boats' cards. */
export function useCardPins(
  list: RefObject<HTMLElement | null>,
  { search, locale }: Pick<MapFrameProps, "search" | "locale">,
  chosen: MapPin | null,
  markPins: (portIds: ReadonlySet<number>) => void,
): { point(pin: MapPin | null): void } {
  const newest = useRef(markPins);
  newest.current = markPins;
  const { data: boats } = useQuery(mapBoatsQuery(search.query));
  const ports: Ports = useMemo(
    () => new Map(boats?.map(({ slug, port }) => [pathFor("boat", locale, { slug }), port.id])),
    [boats, locale],
  );

  useEffect(() => {
    markCards(list.current, ports, chosen, true);
    newest.current(new Set(chosen?.portIds));
  }, [list, chosen, ports]);

  useEffect(() => {
    const root = list.current;
    if (!root) return;
    const mark = (event: Event) => {
      const card = (event.target as Element).closest("li");
      const portId = card && cardsOf(root, ports).get(card);
      newest.current(new Set(portId ? [portId] : chosen?.portIds));
    };
    const unmark = () => newest.current(new Set(chosen?.portIds));
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
  }, [list, ports, chosen]);

  return { point: (pin) => markCards(list.current, ports, pin ?? chosen, false) };
}
