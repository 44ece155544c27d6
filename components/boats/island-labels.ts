import type { useTranslations } from "next-intl";
import type { GalleryLabels } from "@/components/boats/boat-gallery";
import type { ShareLabels } from "@/components/boats/share-button";

type Translate = ReturnType<typeof useTranslations<"boats">>;

const WAYS = ["copy", "email", "facebook", "twitter", "linkedin", "whatsapp"] as const;

/** The words of the gallery, translated on the server. */
export function galleryLabels(t: Translate, pictures: readonly { alt: string }[]): GalleryLabels {
  return {
    openAll: t("gallery.open", { count: pictures.length }),
    title: t("gallery.title"),
    close: t("gallery.close"),
    previous: t("previous_picture"),
    next: t("next_picture"),
    enlarge: pictures.map(({ alt }) => t("gallery.open_one", { alt })),
  };
}

/** The words of sharing, translated on the server. */
export function shareLabels(t: Translate): ShareLabels {
  return {
    share: t("share"),
    title: t("share_title"),
    close: t("close"),
    copied: t("copied"),
    by: Object.fromEntries(WAYS.map((way) => [way, t(`share_by.${way}`)])) as ShareLabels["by"],
  };
}
