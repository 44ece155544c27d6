import type { ComponentProps } from "react";
import { SiteLink } from "@/components/ui/site-link";
import type { Locale } from "@/lib/i18n/locales";
import { type PathArguments, pathFor } from "@/lib/routes/path-for";
import type { ParamNames, RouteParams, RouteQuery } from "@/lib/routes/route-params";
import type { RouteName } from "@/lib/routes/route-table";

type Given<N extends RouteName> = [ParamNames<N>] extends [never]
  ? { params?: null }
  : { params: RouteParams<N> };

type RouteLinkProps<N extends RouteName> = Omit<ComponentProps<typeof SiteLink>, "href"> &
  Given<N> & { to: N; locale: Locale; query?: RouteQuery };

/** A link to a page by its name in the route table. `SiteLink` takes addresses that were made before. */
export function RouteLink<N extends RouteName>(props: RouteLinkProps<N>) {
  const { to, locale, params, query, ...link } = props;
  const rest = [params, query] as unknown as PathArguments<N>;
  return <SiteLink {...link} href={pathFor(to, locale, ...rest)} />;
}
