import Link from "next/link";
import type { ComponentProps } from "react";

/**
 * A link to a page of the site: followed without a reload. Nothing is fetched ahead: a page has a hundred links.
 * Other languages, files and other sites are plain `<a>`.
 */
export function SiteLink(props: Omit<ComponentProps<typeof Link>, "prefetch">) {
  return <Link prefetch={false} {...props} />;
}
