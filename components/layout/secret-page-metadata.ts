import type { Metadata } from "next";

/** Of a page whose address holds a secret: no search engine keeps it, and it travels to no other site. */
export function secretPageMetadata(title: string): Metadata {
  return { title, robots: { index: false, follow: false }, referrer: "no-referrer" };
}
