import { createElement, Fragment, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { type ValueOf, valueBehind } from "@/lib/server/http/flight-references";
import type { Json } from "@/lib/server/http/flight-rows";

type Props = { readonly [prop: string]: Json };
export type FlightElement = readonly [mark: "$", type: string, key: Json, props: Props];

/** What React moves into the head, and what holds what a visitor types. */
const OTHERWISE = /^(html|head|body|title|meta|link|base|style|input|select|textarea|form)$/;
const FRAGMENT = "$Sreact.fragment";
/** React asks for pictures early in the head; they are not part of the element. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/** An element as React's data writes it, of HTML or of a component. */
export function isFlightElement(value: Json | undefined): value is FlightElement {
  return Array.isArray(value) && value[0] === "$" && value.length >= 4 && typeof value[1] === "string";
}

/**
 * True where no component, boundary, promise or field is part of a value: it looks the same for ever, and React
 * has nothing to do there.
 */
export function isStill(given: Json, values: ValueOf): boolean {
  const value = valueBehind(given, values);
  if (value === undefined) return false;
  if (typeof value === "string") return !value.startsWith("$") || /^\$(\$|undefined$)/.test(value);
  if (typeof value !== "object" || value === null) return true;
  if (!isFlightElement(value)) return Object.values(value).every((one: Json) => isStill(one, values));
  const type = valueBehind(value[1], values);
  const isPlain =
    typeof type === "string" && (type === FRAGMENT || !/^\$/.test(type)) && !OTHERWISE.test(type);
  return isPlain && isStill(value[3], values);
}

/** The HTML of a still element, as React writes it into a page. */
export function renderStill(element: FlightElement, values: ValueOf): string {
  return renderToString(elementOf(element, values)).replace(PRELOADS, "");
}

function elementOf([, given, , props]: FlightElement, values: ValueOf): ReactNode {
  const type = String(valueBehind(given, values));
  const { children, ...others } = props;
  const attributes = plainOf(others, values) as object;
  return createElement(type === FRAGMENT ? Fragment : type, attributes, ...childrenOf(children, values));
}

/** As separate children: they then need no keys. */
function childrenOf(children: Json | undefined, values: ValueOf): ReactNode[] {
  const value = valueBehind(children, values);
  if (isFlightElement(value)) return [elementOf(value, values)];
  if (Array.isArray(value)) return value.flatMap((one: Json) => childrenOf(one, values));
  return [plainOf(value, values) as ReactNode];
}

function plainOf(given: Json | undefined, values: ValueOf): unknown {
  const value = valueBehind(given, values);
  if (typeof value === "string") return value === "$undefined" ? undefined : value.replace(/^\$\$/, "$");
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plainOf(one as Json, values)]));
}
