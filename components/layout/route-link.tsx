import type { ComponentProps } from "react";
import type { Locale } from "@/lib/i18n/locales";
import { type PathArguments, pathFor } from "@/lib/routes/path-for";
import type { ParamNames, RouteParams, RouteQuery } from "@/lib/routes/route-params";
import type { RouteName } from "@/lib/routes/route-table";

type Given<N extends RouteName> = [ParamNames<N>] extends [never]
  ? { params?: null }
  : { params: RouteParams<N> };

type RouteLinkProps<N extends RouteName> = Omit<ComponentProps<"a">, "href"> &
  Given<N> & { to: N; locale: Locale; query?: RouteQuery };

/** The only way to link inside the site. A plain link: `SoftLinks` follows it without a reload. */
export function RouteLink<N extends RouteName>(props: RouteLinkProps<N>) {
  const { to, locale, params, query, ...link } = props;
  const rest = [params, query] as unknown as PathArguments<N>;
  return <a {...link} href={pathFor(to, locale, ...rest)} />;
}
