import type { GeoPoint } from "@/lib/domain/map/geo-point";
import type { Locale } from "@/lib/i18n/locales";
import { directionsUrl } from "@/lib/routes/directions-url";
import { pathFor } from "@/lib/routes/path-for";
import type { OrderRecord } from "@/lib/server/booking/orders/read-orders";
import { locatorAddress } from "@/lib/server/catalogue/map/locator-address";
import { findPicture } from "@/lib/server/catalogue/media/find-picture";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";
import type { MailContent } from "@/lib/server/talk/mail/layout/mail-content";
import type { MailTexts } from "@/lib/server/talk/mail/mail-texts";
import type { MailedReservation } from "@/lib/server/talk/mail/read-mailed-reservation";

/** The boat or event as its own page shows it; nothing without a picture. JPEG, since mail programs know no WebP. */
export function boatPicture(shown: { name: string; mediaKey: string | null }): Pick<MailContent, "picture"> {
  const found = findPicture(shown.mediaKey);
  return found ? { picture: { src: absoluteUrl(found.og), alt: shown.name } } : {};
}

type Directions = Pick<MailContent, "place" | "links">;

/** The parts of a mail that help its reader to the boat: meeting point on a map, directions, and the boarding card. */
export function directionsToBoat(
  t: MailTexts,
  { id, departurePort }: MailedReservation,
  lang: Locale,
): Directions {
  const place = departurePort.meetingPoint ?? departurePort.name;
  return directionsTo(t, { ...departurePort, place }, pathFor("boardingCard", lang, { id }, { lang }));
}

/** The parts of a mail that help its reader to a special service; without a map where only the city is known yet. */
export function directionsToOrder(t: MailTexts, { id, boat, place }: OrderRecord, lang: Locale): Directions {
  const card = pathFor("serviceCard", lang, { id }, { lang });
  const spot = boat ?? place;
  const meetingPoint = boat ? (boat.meetingPoint ?? boat.port) : place?.meetingPoint;
  if (!spot || !meetingPoint) return { links: cardLink(t, card) };
  return directionsTo(t, { ...spot, place: meetingPoint }, card);
}

function directionsTo(t: MailTexts, spot: GeoPoint & { place: string }, card: string): Directions {
  const { latitude, longitude, place } = spot;
  const point = { latitude, longitude };
  return {
    place: {
      map: absoluteUrl(locatorAddress(point, "png")),
      alt: t("map_alt", { place }),
      label: t("directions"),
      href: directionsUrl(point),
    },
    links: cardLink(t, card),
  };
}

const cardLink = (t: MailTexts, card: string) => [{ label: t("boarding_card"), href: absoluteUrl(card) }];
