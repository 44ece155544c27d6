import type { PoolClient } from "pg";
import type { TripDay } from "@/lib/domain/shared/istanbul-time";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { deleteOthers, readIds, type TableRow, upsertRows } from "@/lib/server/db/upsert-rows";
import { boatPictures } from "./boat-pictures";
import { type BoatSeed, kitOf } from "./boat-seed";
import { type BoatHome, describeBoat, readPhrases } from "./describe-boat";
import { planRates } from "./plan-rates";
import { readSeed } from "./read-seed";
import { facilitiesOf } from "./seed-boats";
import type { CatalogueSeed } from "./seed-catalogue";
import type { PlaceSeed } from "./seed-places";

/** Cities where people swim until December. */
const LONG_SUMMERS: ReadonlySet<string> = new Set(["antalya", "alanya"]);
const MIN_HOURS: Readonly<Record<string, number>> = { "mega-yacht": 3, gulet: 3 };
const DEFAULT_MIN_HOURS = 2;

/** Everything that hangs on a boat; what an earlier seed wrote and this one does not name goes. */
export async function seedBoatParts(
  client: PoolClient,
  boats: readonly BoatSeed[],
  boatId: (code: string) => number,
  catalogue: CatalogueSeed,
  places: readonly PlaceSeed[],
  today: TripDay,
): Promise<void> {
  const ids = boats.map(({ code }) => boatId(code));
  const rowsOf = (make: (boat: BoatSeed, id: number) => TableRow[]) =>
    boats.flatMap((boat) => make(boat, boatId(boat.code)));
  const replace = async (table: string, key: readonly string[], rows: TableRow[]) => {
    await deleteOthers(client, { table, owner: "boat_id", key }, ids, rows);
    await upsertRows(client, { table, key, existing: "renew" }, rows);
  };

  const phrases = readPhrases();
  await replace(
    "boat_texts",
    ["boat_id", "locale"],
    rowsOf((boat, boat_id) =>
      describeBoat(boat, homeOf(boat, places), phrases).map(({ locale, name, description, rentalRules }) => ({
        boat_id,
        locale,
        name,
        description,
        rental_rules: rentalRules,
      })),
    ),
  );

  const typeName = new Map(catalogue.types.map(({ key, name }) => [key, name]));
  await replace(
    "boat_pictures",
    ["boat_id", "position"],
    rowsOf((boat, id) => boatPictures(boat, id, typeName.get(boat.type) ?? boat.name)),
  );

  const facilityId = await readIds<number>(client, "facilities");
  await replace(
    "boat_facilities",
    ["boat_id", "facility_id"],
    rowsOf((boat, boat_id) => facilitiesOf(boat).map((key) => ({ boat_id, facility_id: facilityId(key) }))),
  );

  const exchangeRates = readExchangeRates();
  const ruleId = await readIds<number>(client, "usage_rules");
  await replace(
    "boat_usage_rules",
    ["boat_id", "usage_rule_id"],
    rowsOf((boat, boat_id) =>
      Object.entries(kitOf(boat).rules).map(([key, lira]) => ({
        boat_id,
        usage_rule_id: ruleId(key),
        fine_minor: lira === null ? null : inCurrency(lira * 100, boat.currency, exchangeRates),
      })),
    ),
  );

  const serviceId = await readIds<number>(client, "services");
  await replace(
    "boat_services",
    ["boat_id", "service_id"],
    rowsOf((boat, boat_id) =>
      servicesOf(boat, catalogue).map(({ key, priceTryMinor, maxQuantity, leadHours }) => ({
        boat_id,
        service_id: serviceId(key),
        price_minor: inCurrency(priceTryMinor, boat.currency, exchangeRates),
        max_quantity: maxQuantity ?? null,
        lead_hours: leadHours,
      })),
    ),
  );

  await replaceRates(
    client,
    ids,
    rowsOf((boat, id) => rateRows(boat, id, homeOf(boat, places), today)),
  );
}

function servicesOf(boat: BoatSeed, { services }: CatalogueSeed) {
  const offered = new Set(kitOf(boat).services);
  // Without a galley nothing to eat is served.
  return services.filter(({ key, type }) => offered.has(key) && (type !== "meal" || boat.foodCapacity > 0));
}

function rateRows(boat: BoatSeed, boatId: number, home: BoatHome, today: TripDay): TableRow[] {
  const minHours = MIN_HOURS[boat.type] ?? DEFAULT_MIN_HOURS;
  const longSummer = LONG_SUMMERS.has(home.city.key);
  return planRates({ ...boat, minHours, longSummer }, today).map((rate) => ({
    boat_id: boatId,
    kind: rate.kind,
    price_minor: rate.priceMinor,
    min_hours: rate.minHours,
    weekdays: rate.weekdays,
    valid_from: rate.validFrom,
    valid_until: rate.validUntil,
  }));
}

/** Rates have no key of their own: equal ones stay, others go, missing ones come. */
async function replaceRates(client: PoolClient, boatIds: readonly number[], rows: readonly TableRow[]) {
  const columns = ["boat_id", "kind", "price_minor", "min_hours", "weekdays", "valid_from", "valid_until"];
  await deleteOthers(client, { table: "rates", owner: "boat_id", key: columns }, boatIds, rows);
  const list = columns.join(", ");
  await client.query(
    `insert into rates (${list})
     select ${list} from jsonb_populate_recordset(null::rates, $1::jsonb) wanted
     where not exists (select from rates where ${columns
       .map((column) => `rates.${column} is not distinct from wanted.${column}`)
       .join(" and ")})`,
    [JSON.stringify(rows)],
  );
}

function homeOf(boat: BoatSeed, places: readonly PlaceSeed[]): BoatHome {
  const named = (key: string | undefined) => places.find((place) => place.key === key);
  const port = named(boat.port);
  const area = named(port?.parent);
  const city = named(area?.parent);
  if (!port || !area || !city) throw new Error(`${boat.code} lies in ${boat.port}, which is no port`);
  return { port, area, city };
}

function readExchangeRates(): ReadonlyMap<string, number> {
  return new Map(Object.entries(readSeed<Record<Currency, number>>("exchange-rates")));
}

/** Kuruş as whole units of the currency, in its minor unit. */
function inCurrency(kurus: number, currency: Currency, rates: ReadonlyMap<string, number>): number {
  if (currency === "TRY") return kurus;
  return Math.max(1, Math.round(kurus / 100 / (rates.get(currency) ?? 1))) * 100;
}
