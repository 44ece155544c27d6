import type { Locale } from "@/lib/i18n/locales";
import { directionsUrl } from "@/lib/routes/directions-url";
import { pathFor } from "@/lib/routes/path-for";
import type { MailContent } from "@/lib/server/mail/layout/mail-content";
import type { MailTexts } from "@/lib/server/mail/mail-texts";
import type { MailedReservation } from "@/lib/server/mail/read-mailed-reservation";
import { locatorAddress } from "@/lib/server/map/locator-address";
import { findPicture } from "@/lib/server/media/find-picture";
import { absoluteUrl } from "@/lib/server/seo/absolute-url";

/** The boat as her own page shows her; nothing when she has no picture. JPEG, since mail programs know no WebP. */
export function boatPicture(boat: { name: string; mediaKey: string | null }): Pick<MailContent, "picture"> {
  const found = findPicture(boat.mediaKey);
  return found ? { picture: { src: absoluteUrl(found.og), alt: boat.name } } : {};
}

/** The parts of a mail that help its reader to the boat: meeting point on a map, directions, and the boarding card. */
export function directionsToBoat(
  t: MailTexts,
  { id, departurePort }: MailedReservation,
  lang: Locale,
): Pick<MailContent, "place" | "links"> {
  const { latitude, longitude, name, meetingPoint } = departurePort;
  const point = { latitude, longitude };
  const href = absoluteUrl(pathFor("boardingCard", lang, { id }, { lang }));
  return {
    place: {
      map: absoluteUrl(locatorAddress(point, "png")),
      alt: t("map_alt", { place: meetingPoint ?? name }),
      label: t("directions"),
      href: directionsUrl(point),
    },
    links: [{ label: t("boarding_card"), href }],
  };
}
