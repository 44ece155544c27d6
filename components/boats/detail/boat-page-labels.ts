import type { useTranslations } from "next-intl";
import type { BookingCardProps } from "@/components/boats/booking/booking-boat";
import type { ShareLabels } from "@/components/boats/detail/share-dialog";
import type { GalleryLabels } from "@/components/boats/gallery/gallery-content";

import type { VehicleResponse } from "@/lib/contracts/boats/vehicles";
import { formatMoney } from "@/lib/i18n/format-money";
import { fromEnding } from "@/lib/i18n/from-ending";
import type { Locale } from "@/lib/i18n/locales";

type Translate = ReturnType<typeof useTranslations<"boats">>;

const WAYS = ["copy", "email", "facebook", "twitter", "linkedin", "whatsapp"] as const;

/** The texts of the gallery, translated on the server. */
export function galleryLabels(
  t: Translate,
  quote: ReturnType<typeof useTranslations<"quote">>,
  { name, pictures, from, currency }: VehicleResponse,
  locale: Locale,
): GalleryLabels {
  return {
    openAll: t("gallery.open", { count: pictures.length }),
    title: name,
    all: t("gallery.title"),
    close: t("gallery.close"),
    previous: t("previous_picture"),
    next: t("next_picture"),
    enlarge: t("gallery.open_one", { alt: "{alt}" }),
    video: t("gallery.video"),
    price:
      from &&
      quote.markup(`from.${from.kind}`, {
        price: () => formatMoney(from.amount, currency),
        ending: fromEnding(from.amount, locale),
      }),
    book: quote("book_bar"),
  };
}

/** The texts of the share dialog, translated on the server. */
export function shareLabels(t: Translate): ShareLabels {
  return {
    share: t("share"),
    title: t("share_title"),
    close: t("close"),
    copied: t("copied"),
    link: t("share_link"),
    by: Object.fromEntries(WAYS.map((way) => [way, t(`share_by.${way}`)])) as ShareLabels["by"],
  };
}

/** The texts of the question on WhatsApp. */
export function whatsappLabels(t: Translate, { name, code }: VehicleResponse, url: string) {
  return {
    action: t("ask_whatsapp"),
    question: t("whatsapp_text", { name, code, url }),
    date: t("whatsapp_trip.date"),
    hours: t("whatsapp_trip.hours"),
    persons: t("whatsapp_trip.persons"),
  };
}

/** The texts of the booking card before its script has loaded. */
export function bookingLabels(
  t: ReturnType<typeof useTranslations<"quote">>,
  boat: VehicleResponse,
  locale: Locale,
  close: string,
): BookingCardProps["labels"] {
  // Each language puts its text before or after the price.
  const [from = "", unit = ""] = boat.from
    ? t.markup(`from.${boat.from.kind}`, { price: () => "|", ending: "" }).split("|")
    : [];
  return {
    from: from.trim(),
    amount: boat.from && formatMoney(boat.from.amount, boat.currency) + fromEnding(boat.from.amount, locale),
    unit: unit.trim() || t("choose_date"),
    choose: t("see_price"),
    book: t("book_bar"),
    reserve: t(boat.fast_app ? "reserve" : "request"),
    edit: t("edit"),
    otherTime: t("other_time"),
    title: t("title"),
    close,
  };
}
