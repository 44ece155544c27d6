import type { PageType } from "@/lib/domain/shared/vocabulary";
import type { ROUTES, RouteName } from "@/lib/routes/route-table";

type NamesIn<P extends string> = P extends `${string}{${infer K}}${infer Rest}` ? K | NamesIn<Rest> : never;

type PatternOf<N extends RouteName> = (typeof ROUTES)[N]["pattern"] extends infer P
  ? P extends string
    ? P
    : P extends { readonly tr: infer T extends string }
      ? T
      : never
  : never;

/** The names of the parameters in a route's address; `never` when it has none. */
export type ParamNames<N extends RouteName> = NamesIn<PatternOf<N>>;

/** What a link to the route must give: a missing one does not compile. */
export type RouteParams<N extends RouteName> = { [K in ParamNames<N>]: K extends "type" ? PageType : string };

export type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];
export type RouteQuery = Readonly<Record<string, QueryValue>>;
