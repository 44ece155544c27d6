import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { AvailabilityDay } from "@/lib/contracts/boats/availability";
import type { QuoteResponse } from "@/lib/contracts/boats/quote";
import type { VehicleResponse } from "@/lib/contracts/boats/vehicles";
import { type CallerQuery, tripOfCaller } from "@/lib/contracts/console/caller-query";
import type { FailureCode } from "@/lib/contracts/failures";
import { type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locales";
import { calculatePrice } from "@/lib/server/catalogue/boats/calculate-price";
import { foldBoatCode } from "@/lib/server/catalogue/boats/find-boat-by-code";
import { getAvailability } from "@/lib/server/catalogue/boats/get-availability";
import { listDeparturePorts } from "@/lib/server/catalogue/boats/list-departure-ports";
import { readBoat } from "@/lib/server/catalogue/boats/read-boat";
import { type FoundBoat, findBoats } from "@/lib/server/operator/find-boats";
import { type FoundPerson, findPeople } from "@/lib/server/operator/find-people";
import { getDb } from "@/lib/server/platform/db/pool";
import { users } from "@/lib/server/platform/db/schema/accounts";
import { boats } from "@/lib/server/platform/db/schema/boats";

/** The account that the booking will be of. */
export interface DeskCustomer {
  id: string;
  name: string;
  email: string;
  phone: string | null;
}

export interface DeskBoat {
  boat: VehicleResponse;
  /** From where a trip may start, her own berth first. */
  ports: { id: number; name: string }[];
  /** The wanted day, with its free hours; null beyond the calendar. */
  day: AvailabilityDay | null;
}

/** What the page shows of what its address holds. */
export interface CallerDesk {
  /** Whoever fits the words, while nobody is chosen. */
  people: FoundPerson[];
  customer: DeskCustomer | null;
  /** On sale, and fitting the words, while none is chosen. */
  found: FoundBoat[];
  chosen: DeskBoat | null;
  /** The site's own quote of the trip; null while something of it is missing. */
  offer: Outcome<QuoteResponse, FailureCode> | null;
}

/**
 * Customer, boat and price as the address of the page names them: an address that has an account is that account, a
 * code or the only boat that fits the words is that boat, and the price is what the site would quote to anybody.
 */
export async function readCallerDesk(query: CallerQuery, now: Date, locale: Locale): Promise<CallerDesk> {
  const [customer, { found, id }] = await Promise.all([findCustomer(query), findBoat(query.boat, locale)]);
  const chosen = id === null ? null : await readDeskBoat(id, query.date, now, locale);
  const trip = tripOfCaller(query);
  return {
    people: customer || !query.q ? [] : await findPeople(query.q),
    customer,
    found,
    chosen,
    offer: chosen && trip && (await calculatePrice({ vehicle_id: chosen.boat.id, ...trip }, locale, now)),
  };
}

async function findCustomer({ customer, email }: CallerQuery): Promise<DeskCustomer | null> {
  if (customer) return readCustomer(eq(users.id, customer));
  return email ? findCallerByEmail(email) : null;
}

function findCallerByEmail(email: string): Promise<DeskCustomer | null> {
  return readCustomer(eq(users.email, email.trim().toLowerCase()));
}

async function readCustomer(isWanted: SQL): Promise<DeskCustomer | null> {
  const { id, name, surname, email, phone } = users;
  const [row] = await getDb()
    .select({ id, name, surname, email, phone })
    .from(users)
    .where(and(isWanted, isNull(users.anonymisedAt)));
  return row?.email ? { ...row, name: `${row.name} ${row.surname}`, email: row.email } : null;
}

async function findBoat(words: string, locale: Locale): Promise<{ found: FoundBoat[]; id: number | null }> {
  if (!words) return { found: [], id: null };
  const exact = await findBoatOnSale(words);
  if (exact !== null) return { found: [], id: exact };
  const found = (await findBoats(words, locale)).filter(({ status }) => status === "published");
  const [only, ...others] = found;
  if (!only || others.length > 0) return { found, id: null };
  return { found: [], id: await findBoatOnSale(only.code) };
}

/**
 * What the command line needs to know: the boat on sale with this code and where she starts from, and the account of
 * the address. Null when there is no such boat.
 */
export async function findCallerBoat(code: string, email: string, locale: Locale) {
  const boatId = await findBoatOnSale(code);
  if (boatId === null) return null;
  const [customer, [port]] = await Promise.all([
    findCallerByEmail(email),
    listDeparturePorts(boatId, locale),
  ]);
  return { boatId, portId: port?.id, customerId: customer?.id ?? null };
}

/** The price that the site would ask anybody for the trip; refuses a day without one. */
export async function quoteForCaller(
  trip: Parameters<typeof calculatePrice>[0],
  now: Date,
): Promise<Outcome<QuoteResponse, FailureCode>> {
  const quoted = await calculatePrice(trip, DEFAULT_LOCALE, now);
  return quoted.ok && quoted.value.adjusted_date ? refuse("no_price") : quoted;
}

async function findBoatOnSale(code: string): Promise<number | null> {
  const [boat] = await getDb()
    .select({ id: boats.id })
    .from(boats)
    .where(and(eq(boats.codeFolded, foldBoatCode(code)), eq(boats.status, "published")));
  return boat?.id ?? null;
}

async function readDeskBoat(id: number, day: string, now: Date, locale: Locale): Promise<DeskBoat | null> {
  const [boat, ports, availability] = await Promise.all([
    readBoat(id, locale),
    listDeparturePorts(id, locale),
    getAvailability(id, { from: day, to: day }, now),
  ]);
  return boat && { boat, ports, day: (availability.ok && availability.value.days[0]) || null };
}
