export interface Crumb {
  name: string;
  /** Public path. */
  path: string;
}

/**
 * schema.org's `BreadcrumbList` of the crumbs that a page shows, the page itself included; `origin` is scheme and host.
 */
export function breadcrumbList(crumbs: readonly Crumb[], origin: string) {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}
