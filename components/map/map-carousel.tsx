"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import type { MapFrameProps } from "@/components/map/map-frame-props";
import { pinSearch, querySansPlace } from "@/components/map/map-search";
import { Ltr } from "@/components/ui/ltr";
import { mapBoatsQuery } from "@/lib/client/api/vehicle-map";
import { boatQuery } from "@/lib/contracts/boats/boat-query";
import type { VehicleCard } from "@/lib/contracts/boats/vehicles";
import type { MapPin } from "@/lib/domain/map/arrange-pins";
import { formatMoney } from "@/lib/i18n/format-money";
import { pathFor } from "@/lib/routes/path-for";

const NO_BOATS: VehicleCard[] = [];
/** Visible share of a card from which its pin is marked. */
const NEARLY_WHOLE = 0.7;

interface MapCarouselProps extends MapFrameProps {
  pin: MapPin | null;
  /** Called with the port of the card that has come into sight or has the focus; null without any. */
  onShow: (portId: number | null) => void;
}

/** The boats of the map, one beside the other: those of the chosen city or port, else the first of the search. */
export function MapCarousel({ search, locale, pin, onShow }: MapCarouselProps) {
  const t = useTranslations("map");
  const { data: boats = NO_BOATS } = useQuery(mapBoatsQuery(pin ? pinSearch(search, pin) : search.query));
  const cards = useRef<HTMLUListElement>(null);
  useShownCard(cards, boats, (boat) => onShow(boat?.port.id ?? null));
  return (
    <div className="map-carousel">
      {pin && <PortPanel pin={pin} locale={locale} />}
      {boats.length > 0 && (
        <ul ref={cards} aria-label={t("cards")} key={pin && `${pin.kind}${pin.id}`}>
          {boats.map((boat) => (
            <li key={boat.id}>
              <CarouselCard
                boat={boat}
                href={pathFor(
                  "boat",
                  locale,
                  { slug: boat.slug },
                  boat.trip ? boatQuery(boat.trip) : undefined,
                )}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Says which card is in sight: the one in focus, otherwise the first that is seen nearly whole. */
function useShownCard(
  list: RefObject<HTMLUListElement | null>,
  boats: readonly VehicleCard[],
  onShow: (boat: VehicleCard | undefined) => void,
): void {
  const showBoat = useEffectEvent(onShow);
  useEffect(() => {
    const root = list.current;
    const cards = [...(root?.children ?? [])];
    const seen = new Set<Element>();
    const show = () => {
      const focused = cards.findIndex((card) => card.contains(document.activeElement));
      const first = cards.findIndex((card) => seen.has(card));
      showBoat(boats[focused >= 0 ? focused : first]);
    };
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries)
          if (intersectionRatio >= NEARLY_WHOLE) seen.add(target);
          else seen.delete(target);
        show();
      },
      { root, threshold: NEARLY_WHOLE },
    );
    for (const card of cards) watch.observe(card);
    root?.addEventListener("focusin", show);
    return () => {
      watch.disconnect();
      root?.removeEventListener("focusin", show);
    };
  }, [list, boats]);
}

function CarouselCard({ boat, href }: { boat: VehicleCard; href: string }) {
  const t = useTranslations("map");
  const [picture] = boat.pictures;
  const amount = boat.price?.total_price ?? boat.from?.amount;
  return (
    <a href={href} className="map-card">
      {picture && (
        <img
          src={picture.src}
          srcSet={picture.srcset}
          sizes="120px"
          alt=""
          width={120}
          height={80}
          style={{ backgroundColor: picture.color }}
        />
      )}
      <span>
        <b>{boat.name}</b>
        <span>{boat.port.name}</span>
        {amount !== undefined && (
          <span>
            <Ltr>{formatMoney(amount, boat.currency)}</Ltr>{" "}
            {t(`per.${boat.price ? "total" : (boat.from?.kind ?? "total")}`)}
          </span>
        )}
      </span>
    </a>
  );
}

/** The chosen city or port, and the way to all of its boats of the search. */
export function PortPanel({ pin, locale }: Pick<MapFrameProps, "locale"> & { pin: MapPin }) {
  const t = useTranslations("map");
  const { name, boats: count, more, slug, lowest } = pin;
  const boats = t(more ? "boats_more" : "boats", { count });
  const place = pathFor("boatsByPlace", locale, { slug });
  return (
    <div className="map-port">
      <p className="font-semibold text-navy">{t("boats_at", { name, boats })}</p>
      {lowest && (
        <p className="text-sm">
          <Ltr>{formatMoney(lowest.amount, lowest.currency)}</Ltr> {t(`per.${lowest.per}`)}
        </p>
      )}
      <a
        href={`${place}${querySansPlace(window.location.search)}`}
        className="font-semibold text-sea-dark text-sm underline"
      >
        {t("show_boats")}
      </a>
    </div>
  );
}
