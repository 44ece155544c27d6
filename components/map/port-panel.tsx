import { useTranslations } from "next-intl";
import type { MapFrameProps } from "@/components/map/map-frame-props";
import { querySansPlace } from "@/components/map/map-search";
import { Ltr } from "@/components/ui/ltr";
import type { MapPin } from "@/lib/domain/map/arrange-pins";
import { formatMoney } from "@/lib/i18n/format-money";
import { pathFor } from "@/lib/routes/path-for";

/** The chosen port, and the way to all of its boats of the search. */
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
