"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { MapFrameProps } from "@/components/map/map-frame-props";
import { portSearch } from "@/components/map/map-search";
import { PortPanel } from "@/components/map/port-panel";
import { Ltr } from "@/components/ui/ltr";
import { mapBoatsQuery } from "@/lib/client/api/vehicle-map";
import { boatQuery } from "@/lib/contracts/boats/boat-query";
import type { VehicleCard } from "@/lib/contracts/boats/vehicles";
import type { MapPin } from "@/lib/domain/map/arrange-pins";
import { formatMoney } from "@/lib/i18n/format-money";
import { pathFor } from "@/lib/routes/path-for";

/** The boats of the map, one beside the other: those of the chosen port, else the first of the search. */
export function MapCarousel({ search, locale, pin }: MapFrameProps & { pin: MapPin | null }) {
  const t = useTranslations("map");
  const { data: boats = [] } = useQuery(mapBoatsQuery(pin ? portSearch(search, pin.id) : search.query));
  return (
    <div className="map-carousel">
      {pin && <PortPanel pin={pin} locale={locale} />}
      {boats.length > 0 && (
        <ul aria-label={t("cards")} key={pin?.id}>
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
