import * as v from "valibot";
import { DEFAULT_GUESTS } from "@/lib/domain/search/search-names";
import { isUuid } from "@/lib/domain/shared/is-uuid";
import { isTripDay } from "@/lib/domain/shared/istanbul-time";
import { LINK_WAYS, type LinkWay, RATE_KINDS, type RateKind } from "@/lib/domain/shared/vocabulary";
import { isLocale, type Locale } from "@/lib/i18n/locales";
import { parseTripQuery } from "../boats/trip-query";
import { type callerAction, newCaller } from "./caller";

const EXTRA = "extra_";
const MAX_TEXT = 500;

/** What the address of the page holds, as it was typed; empty where nothing was. */
export interface CallerQuery {
  /** Words that look for a customer, and the account that was chosen. */
  q: string;
  customer: string;
  name: string;
  surname: string;
  email: string;
  phone: string;
  language: Locale | "";
  /** The code of a boat, or words that look for one. */
  boat: string;
  rent_type: RateKind;
  date: string;
  end_date: string;
  start_hour: string;
  end_hour: string;
  persons: string;
  port: string;
  note: string;
  hold: string;
  link: LinkWay | "none";
  extras: Readonly<Record<string, string>>;
}

/** How long a boat is held unless staff chooses otherwise, in hours. */
const USUAL_HOLD = "24";

/** The query of the address; of a name that comes twice the last counts, so that a button outdoes a field. */
export function readCallerQuery(
  search: Readonly<Record<string, string | string[] | undefined>>,
  today: string,
): CallerQuery {
  const text = (name: string) => ([search[name] ?? ""].flat().at(-1) ?? "").trim().slice(0, MAX_TEXT);
  const language = text("language");
  return {
    q: text("q"),
    customer: isUuid(text("customer")) ? text("customer") : "",
    name: text("name"),
    surname: text("surname"),
    email: text("email").toLowerCase(),
    phone: text("phone"),
    language: isLocale(language) ? language : "",
    boat: text("boat"),
    rent_type: RATE_KINDS.find((kind) => kind === text("rent_type")) ?? "hourly",
    date: isTripDay(text("date")) ? text("date") : today,
    end_date: isTripDay(text("end_date")) ? text("end_date") : "",
    start_hour: text("start_hour"),
    end_hour: text("end_hour"),
    persons: text("persons") || String(DEFAULT_GUESTS),
    port: text("port"),
    note: text("note"),
    hold: text("hold") || USUAL_HOLD,
    link: LINK_WAYS.find((way) => way === text("link")) ?? (text("link") === "none" ? "none" : "mail"),
    extras: Object.fromEntries(
      Object.keys(search).flatMap((name) =>
        name.startsWith(EXTRA) && text(name) ? [[name.slice(EXTRA.length), text(name)]] : [],
      ),
    ),
  };
}

/** The names and values of the page's address that hold the same. */
export function callerAddress({ extras, ...query }: Partial<CallerQuery>): Record<string, string> {
  const named = Object.entries(extras ?? {}).map(([id, quantity]) => [`${EXTRA}${id}`, quantity]);
  const filled = Object.entries(query).filter(([, value]) => value);
  return Object.fromEntries([...filled, ...named]);
}

/** The name of a field that asks for a quantity of an extra. */
export const extraField = (serviceId: number) => `${EXTRA}${serviceId}`;

/** The trip that the address names; null while something of it is missing. */
export function tripOfCaller(query: CallerQuery) {
  const { rent_type, date, end_date, start_hour, end_hour, persons } = query;
  const trip = parseTripQuery(
    new URLSearchParams({ rent_type, date, end_date, start_hour, end_hour, persons }),
  );
  const extras = Object.entries(query.extras).flatMap(([id, quantity]) => {
    const [service_id, chosen] = [Number(id), Number(quantity)];
    return Number.isInteger(service_id) && Number.isInteger(chosen) && chosen > 0
      ? [{ service_id, quantity: chosen }]
      : [];
  });
  return trip && { ...trip, extras };
}

/** Whether somebody new is being typed in. */
export const isNewCaller = ({ name, surname, email, phone }: CallerQuery) =>
  [name, surname, email, phone].some(Boolean);

/** The new customer as the endpoint takes it, or what is wrong with each field. */
export function newCallerOf(
  { name, surname, email, phone, language }: CallerQuery,
  usual: Locale,
): { person: v.InferInput<typeof newCaller> | null; errors: Record<string, string> } {
  const person = { name, surname, email, phone, locale: language || usual };
  const parsed = v.safeParse(newCaller, person);
  if (parsed.success) return { person, errors: {} };
  const errors = parsed.issues.map(({ path, message }) => [String(path?.[0]?.key), message] as const);
  return { person: null, errors: Object.fromEntries(errors.toReversed()) };
}

export type CallerBody = Omit<v.InferInput<typeof callerAction>, "fingerprint">;
