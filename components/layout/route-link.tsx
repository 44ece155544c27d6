import Link from "next/link";
import type { ComponentProps } from "react";
import type { Locale } from "@/lib/i18n/locales";
import { type PathArguments, pathFor } from "@/lib/routes/path-for";
import type { ParamNames, RouteParams, RouteQuery } from "@/lib/routes/route-params";
import type { RouteName } from "@/lib/routes/route-table";

type Given<N extends RouteName> = [ParamNames<N>] extends [never]
  ? { params?: null }
  : { params: RouteParams<N> };

type RouteLinkProps<N extends RouteName> = Omit<ComponentProps<typeof Link>, "href"> &
  Given<N> & { to: N; locale: Locale; query?: RouteQuery };

/** The only way to link inside the site. Prefetches on request only: lists would fetch every card. */
export function RouteLink<N extends RouteName>(props: RouteLinkProps<N>) {
  const { to, locale, params, query, prefetch = false, ...link } = props;
  const rest = [params, query] as unknown as PathArguments<N>;
  return <Link {...link} prefetch={prefetch} href={pathFor(to, locale, ...rest)} />;
}
