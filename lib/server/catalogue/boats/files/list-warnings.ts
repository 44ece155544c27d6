import { OCCUPANCY_OF_ORDER } from "@/lib/domain/orders/order-occupancy";
import { OCCUPANCY_OF_RESERVATION } from "@/lib/domain/reservations/reservation-occupancy";
import { type TripDay, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { RATE_KINDS, type RateKind } from "@/lib/domain/shared/vocabulary";
import type { ResolvedBoat } from "@/lib/server/catalogue/boats/files/boat-document";
import type { StoredBoat } from "@/lib/server/catalogue/boats/files/read-stored-boats";
import type { SqlClient } from "@/lib/server/platform/db/upsert-rows";

export interface BoatWarning {
  /** The boat's code. */
  where: string;
  /** For the author of a file. */
  problem: string;
  /** The same for readers of other languages: which sentence, and what stands in it. */
  key: WarningKey;
  values: Readonly<Record<string, string | number>>;
}

/** What can be warned of. */
export const WARNING_KEYS = [
  "status",
  "port",
  "guests",
  "berths",
  "currency",
  "prices",
  "owner",
  "price_jump",
  "price_odd",
  "model_year",
  "width",
  "maintenance",
  "no_price",
] as const;
export type WarningKey = (typeof WARNING_KEYS)[number];

/** The sentences; `{ahead}` counts bookings in English, `{paid}` and `{open}` are their numbers. */
const SENTENCES: Record<WarningKey, string> = {
  status: "becomes {to}: {ahead}, and they stay",
  port: "moves from {from} to {to}: {ahead} at the port at which they were sold",
  guests: "takes {to} guests: a booking ahead has {persons}",
  berths: "has {to} berths: a booking ahead has {persons} guests",
  currency: "is sold in {to}: {ahead} in {from}",
  prices: "has other prices: {ahead} at the price at which they were sold",
  owner:
    "gets another owner: {ahead}; links mailed to {from} end, and {to} is mailed what waits for an answer",
  price_jump: "{kind} prices change from {from} to {to} {currency}: is that meant?",
  price_odd: "{kind} prices are {to} {currency}, those of all boats {from}: is that meant?",
  model_year: "was built in {to}: is that meant?",
  width: "is at least as wide as long: is that meant?",
  maintenance: "was maintained on {to}, which is to come",
  no_price: "has no price from today on",
};

type Warning = Pick<BoatWarning, "key" | "values">;

function sentenceOf({ key, values }: Warning): string {
  return SENTENCES[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}

const warn = (key: WarningKey, values: Warning["values"] = {}): Warning => ({ key, values });

/** A boat as it will be, and as it is; a new one has no former state. */
interface RenewedBoat {
  boat: ResolvedBoat;
  stored: StoredBoat | undefined;
}

/** What was sold of a boat, or is asked for, and has not ended. */
interface BookingsAhead {
  paid: number;
  /** Waiting for the owner's answer or for the payment. */
  open: number;
  most_persons: number;
  most_sleepers: number;
}

/** A price that changed by more than this factor is most likely a slip: `59.00` for 5900. */
const PRICE_FACTOR = 2;
/** Factor below or above all prices of its kind from which a new price is most likely a mistake. */
const FLEET_FACTOR = 4;

/**
 * What is allowed, but should be looked at before it is done: a change that touches trips which were sold or asked
 * for, and values that look like a slip. `now` decides which trips lie ahead.
 */
export async function listWarnings(
  client: SqlClient,
  renewed: readonly RenewedBoat[],
  now: Date,
): Promise<BoatWarning[]> {
  if (renewed.length === 0) return [];
  const ahead = await readBookingsAhead(client, renewed, now);
  const fleet = await readFleetPrices(client);
  return renewed.flatMap(({ boat, stored }) =>
    [
      ...warnOfBookings(boat, stored, stored && ahead.get(stored.id)),
      ...warnOfPrices(boat, stored, fleet),
      ...warnOfFacts(boat, tripDayOf(now)),
    ].map((warning) => ({ where: boat.code, problem: sentenceOf(warning), ...warning })),
  );
}

async function readBookingsAhead(
  client: SqlClient,
  renewed: readonly RenewedBoat[],
  now: Date,
): Promise<ReadonlyMap<number, BookingsAhead>> {
  const ids = renewed.flatMap(({ stored }) => (stored ? [stored.id] : []));
  const { rows } = await client.query<BookingsAhead & { boat_id: number }>(
    `select boat_id, count(*) filter (where paid)::int as paid, count(*) filter (where not paid)::int as open,
       max(persons)::int as most_persons, coalesce(max(persons) filter (where by_night), 0)::int as most_sleepers
     from (
       select boat_id, ends_at, status = any ($3) as paid, expires_at > $2 as open, person_count as persons,
         rent_type = 'daily' as by_night
       from reservations
       union all
       select boat_id, ends_at, status = any ($4), expires_at > $2, coalesce(person_count, 0), false
       from service_orders
     ) booking
     where boat_id = any ($1::int[]) and ends_at > $2 and (paid or open)
     group by boat_id`,
    [ids, now, soldStatuses(OCCUPANCY_OF_RESERVATION), soldStatuses(OCCUPANCY_OF_ORDER)],
  );
  return new Map(rows.map(({ boat_id, ...bookings }) => [boat_id, bookings]));
}

/** The statuses in which a paid booking takes the boat. */
function soldStatuses(occupancies: Readonly<Record<string, string | null>>): string[] {
  return Object.keys(occupancies).filter((status) =>
    ["reservation", "service"].includes(occupancies[status] ?? ""),
  );
}

function warnOfBookings(
  boat: ResolvedBoat,
  stored: StoredBoat | undefined,
  bookings: BookingsAhead | undefined,
): Warning[] {
  if (!stored || !bookings) return [];
  const { paid, open, most_persons: persons, most_sleepers: sleepers } = bookings;
  const counted = [paid && `${paid} paid`, open && `${open} open`].filter(Boolean).join(" and ");
  const ahead = `${counted} booking${paid + open === 1 ? " lies" : "s lie"} ahead`;
  const of = (key: WarningKey, values: Warning["values"] = {}) => warn(key, { ahead, paid, open, ...values });
  const priced = (one: ResolvedBoat) => JSON.stringify(one.rates.map((rate) => Object.values(rate)).sort());
  const warnings: (Warning | false)[] = [
    stored.status !== boat.status && boat.status !== "published" && of("status", { to: boat.status }),
    stored.port !== boat.port && of("port", { from: stored.port, to: boat.port }),
    boat.cruising_capacity < persons && of("guests", { to: boat.cruising_capacity, persons }),
    boat.sleeping_capacity < sleepers && of("berths", { to: boat.sleeping_capacity, persons: sleepers }),
    stored.currency !== boat.currency && of("currency", { from: stored.currency, to: boat.currency }),
    priced(stored) !== priced(boat) && of("prices"),
    stored.owner.email !== boat.owner.email &&
      of("owner", { from: stored.owner.email, to: boat.owner.email }),
  ];
  return warnings.filter((warning) => warning !== false);
}

type PriceRange = { lowest: number; highest: number };

/** The range of prices of each kind of rate in each currency, among the boats on the site. */
async function readFleetPrices(client: SqlClient): Promise<ReadonlyMap<string, PriceRange>> {
  const { rows } = await client.query<PriceRange & { kind: RateKind; currency: string }>(
    `select r.kind, b.currency, min(r.price_minor)::float8 as lowest, max(r.price_minor)::float8 as highest
     from rates r join boats b on b.id = r.boat_id where b.status = 'published' group by r.kind, b.currency`,
  );
  return new Map(rows.map(({ kind, currency, ...range }) => [`${kind} ${currency}`, range]));
}

function warnOfPrices(
  boat: ResolvedBoat,
  stored: StoredBoat | undefined,
  fleet: ReadonlyMap<string, PriceRange>,
): Warning[] {
  const { currency } = boat;
  return RATE_KINDS.flatMap((kind) => {
    const [now, former] = [rangeOf(boat, kind), stored && rangeOf(stored, kind)];
    if (!now) return [];
    if (former && stored?.currency === currency) {
      const factor = Math.max(
        ...[now.lowest / former.lowest, now.highest / former.highest].map((one) => Math.max(one, 1 / one)),
      );
      const values = { kind, currency, from: amounts(former), to: amounts(now) };
      return factor > PRICE_FACTOR ? [warn("price_jump", values)] : [];
    }
    const others = fleet.get(`${kind} ${currency}`);
    const isUsual =
      !others || (now.lowest >= others.lowest / FLEET_FACTOR && now.highest <= others.highest * FLEET_FACTOR);
    if (isUsual) return [];
    return [warn("price_odd", { kind, currency, from: amounts(others), to: amounts(now) })];
  });
}

function rangeOf({ rates }: ResolvedBoat, kind: RateKind): PriceRange | null {
  const prices = rates.filter((rate) => rate.kind === kind).map(({ price_minor: price }) => price);
  return prices.length > 0 ? { lowest: Math.min(...prices), highest: Math.max(...prices) } : null;
}

function amounts({ lowest, highest }: PriceRange): string {
  const [from, to] = [lowest, highest].map((minor) => (minor / 100).toFixed(2));
  return from === to ? `${from}` : `${from}–${to}`;
}

function warnOfFacts(boat: ResolvedBoat, today: TripDay): Warning[] {
  const { model_year: built, last_maintenance_on: maintained, rates } = boat;
  const warnings: (Warning | false)[] = [
    built > Number(today.slice(0, 4)) + 1 && warn("model_year", { to: built }),
    boat.width_cm >= boat.length_cm && warn("width"),
    maintained !== null && maintained > today && warn("maintenance", { to: maintained }),
    // A draft may have no price yet.
    rates.length > 0 && rates.every(({ until }) => until !== null && until <= today) && warn("no_price"),
  ];
  return warnings.filter((warning) => warning !== false);
}
