import { useTranslations } from "next-intl";
import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import { BoatHeart } from "@/components/boats/card/boat-heart";
import { galleryLabels, shareLabels } from "@/components/boats/detail/boat-page-labels";
import { BoatTitle } from "@/components/boats/detail/boat-title";
import { ShareButton } from "@/components/boats/detail/share-button";
import { BoatGallery } from "@/components/boats/gallery/boat-gallery";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import type { VehicleResponse } from "@/lib/contracts/boats/vehicles";
import type { Locale } from "@/lib/i18n/locales";

interface BoatHeadProps {
  boat: VehicleResponse;
  booking: BookingBoat;
  locale: Locale;
  crumbs: readonly { name: string; path: string }[];
  /** The page's absolute address, to be shared. */
  url: string;
}

/** Breadcrumbs, title and pictures. */
export function BoatHead({ boat, booking, locale, crumbs, url }: BoatHeadProps) {
  const t = useTranslations("boats");
  const quote = useTranslations("quote");
  return (
    <div className="flex flex-col md:col-span-2">
      <Breadcrumbs label={t("breadcrumbs")} crumbs={crumbs} />
      <BoatTitle boat={boat} locale={locale}>
        <ShareButton labels={shareLabels(t)} url={url} name={boat.name} />
        <BoatHeart boat={booking} label={t("favourite", { name: boat.name })} />
      </BoatTitle>
      {/* On phones the pictures are what one sees first. */}
      {boat.pictures.length > 0 && (
        <div className="max-md:order-first max-md:-mt-3 max-md:mb-3">
          <BoatGallery
            boatId={boat.id}
            pictures={boat.pictures.map(({ src, srcset, alt, color }) => ({ src, srcset, alt, color }))}
            video={boat.video}
            labels={galleryLabels(t, quote, boat, locale)}
          />
        </div>
      )}
    </div>
  );
}
