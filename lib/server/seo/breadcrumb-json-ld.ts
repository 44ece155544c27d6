import { absoluteUrl } from "@/lib/server/seo/absolute-url";

export interface Crumb {
  name: string;
  /** Public path. */
  path: string;
}

/** `BreadcrumbList` of the crumbs that the page shows, the page itself included. */
export function breadcrumbJsonLd(crumbs: readonly Crumb[]) {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}
