import { breadcrumbList, type Crumb } from "@/lib/routes/breadcrumb-list";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";

/** `BreadcrumbList` of the crumbs that the page shows, the page itself included. */
export function breadcrumbJsonLd(crumbs: readonly Crumb[]) {
  return breadcrumbList(crumbs, absoluteUrl(""));
}
