import type { MetadataRoute } from "next";
import { DEFAULT_LOCALE, directionOf } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";

export const dynamic = "force-dynamic";

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { brand } = await getSiteFrame(DEFAULT_LOCALE);
  return {
    name: brand,
    short_name: brand,
    lang: DEFAULT_LOCALE,
    dir: directionOf(DEFAULT_LOCALE),
    start_url: pathFor("home", DEFAULT_LOCALE),
    display: "minimal-ui",
    background_color: "#ffffff",
    theme_color: "#0f2f4f",
    icons: [
      { src: "/icons/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
    ],
  };
}
