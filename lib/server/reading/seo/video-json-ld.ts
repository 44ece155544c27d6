import type { VehicleResponse } from "@/lib/contracts/boats/vehicles";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";

/** A boat's video as search engines read it; null without one, or without a picture to stand for it. */
export function videoJsonLd({ video, pictures }: Pick<VehicleResponse, "video" | "pictures">) {
  const poster = video?.poster ?? pictures[0]?.src;
  if (!video || !poster) return null;
  return {
    "@context": "https://schema.org",
    "@type": "VideoObject",
    name: video.title,
    description: video.description,
    thumbnailUrl: absoluteUrl(poster),
    // The day began at midnight in Istanbul.
    uploadDate: `${video.published_on}T00:00:00+03:00`,
    contentUrl: absoluteUrl(video.src),
    duration: `PT${video.seconds}S`,
    width: video.width,
    height: video.height,
  };
}
