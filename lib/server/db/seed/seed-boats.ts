import type { PoolClient } from "pg";
import { maskOf } from "@/lib/domain/shared/bit-mask";
import type { TripDay } from "@/lib/domain/shared/istanbul-time";
import { foldText } from "@/lib/i18n/fold-text";
import { LOCALES, type LocalizedText } from "@/lib/i18n/locales";
import { readIds, upsertRows } from "@/lib/server/db/upsert-rows";
import { keepSlugs } from "@/lib/server/slugs/keep-slugs";
import { type BoatSeed, kitOf, readBoats } from "./boat-seed";
import { HANDOVER } from "./describe-boat";
import { seedBoatParts } from "./seed-boat-parts";
import type { CatalogueSeed } from "./seed-catalogue";
import type { PlaceSeed } from "./seed-places";

/** The demo boats with texts, pictures, rates, facilities, rules, services and slugs. */
export async function seedBoats(
  client: PoolClient,
  catalogue: CatalogueSeed,
  places: readonly PlaceSeed[],
  today: TripDay,
): Promise<void> {
  const boats = readBoats();
  const typeId = await readIds<number>(client, "types");
  const placeId = await readIds<number>(client, "places");
  const parents = new Map(places.map(({ key, parent }) => [key, parent ?? ""]));
  const rows = boats.map((boat) => {
    const area = parents.get(boat.port) ?? "";
    return {
      ...boatRow(boat, catalogue, today),
      type_id: typeId(boat.type),
      city_id: placeId(parents.get(area) ?? ""),
      area_id: placeId(area),
      port_id: placeId(boat.port),
    };
  });
  await upsertRows(client, { table: "boats", key: ["code_folded"], existing: "renew" }, rows);

  const boatId = await readIds<number>(client, "boats", "code");
  await seedBoatParts(client, boats, boatId, catalogue, places, today);
  const slugs = boats.map((boat) => ({ id: boatId(boat.code), kind: "boat", slug: slugOf(boat, catalogue) }));
  await keepSlugs(client, "boat", slugs);
}

function boatRow(boat: BoatSeed, catalogue: CatalogueSeed, today: TripDay) {
  const kit = kitOf(boat);
  const bits = (keys: readonly string[], known: ReadonlyMap<string, number>) =>
    maskOf(keys.map((key) => known.get(key) ?? -1)).toString();
  return {
    code: boat.code,
    code_folded: foldText(boat.code).replace(/[\s-]/g, ""),
    status: "published",
    currency: boat.currency,
    fast_app: boat.fastApp,
    cruising_capacity: boat.cruisingCapacity,
    food_capacity: boat.foodCapacity,
    sleeping_capacity: boat.sleepingCapacity,
    cabin_count: boat.cabinCount,
    toilet_count: boat.toiletCount,
    length_cm: boat.lengthCm,
    width_cm: boat.widthCm,
    model_year: boat.modelYear,
    last_maintenance_on: lastSpring(today, boat.modelYear),
    service_opens_hour: boat.serviceOpensHour,
    service_closes_hour: boat.serviceClosesHour,
    handover_start_hour: HANDOVER.startHour,
    handover_end_hour: HANDOVER.endHour,
    turnaround_minutes: 60,
    notice_hours: 3,
    prepayment_percent: boat.prepaymentPercent,
    cancellation_policy: boat.cancellationPolicy,
    accepted_on_board: kit.acceptedOnBoard,
    facility_mask: bits(facilitiesOf(boat), catalogue.facilityBits),
    rule_mask: bits(Object.keys(kit.rules), catalogue.ruleBits),
    media_key: boat.pictures[0],
    owner_name: boat.ownerName,
    owner_email: `owner.${boat.code.toLowerCase()}@example.com`,
    owner_phone: "+905551112233",
    owner_locale: "tr",
    captain_name: boat.captainName,
    captain_phone: "+905551112234",
    demo: true,
  };
}

/** What this boat has: that of her type, of boats with cabins, and her own. */
export function facilitiesOf(boat: BoatSeed): string[] {
  const { facilities, overnight } = kitOf(boat);
  return [
    ...new Set([...facilities, ...(boat.sleepingCapacity > 0 ? overnight : []), ...boat.extraFacilities]),
  ];
}

/** Boats are hauled out in March and back in April, spread over the month. */
function lastSpring(today: TripDay, modelYear: number): TripDay {
  const year = Number(today.slice(0, 4)) - (today.slice(5) < "05-01" ? 1 : 0);
  return `${year}-04-${String(1 + (modelYear % 28)).padStart(2, "0")}`;
}

function slugOf(boat: BoatSeed, { types }: CatalogueSeed): LocalizedText {
  const type = types.find(({ key }) => key === boat.type);
  const name = foldText(boat.name.tr).replace(/[^a-z0-9]+/g, "-");
  const slugs = LOCALES.map((locale) => [locale, `${name}-${type?.slug[locale] ?? boat.type}`]);
  return Object.fromEntries(slugs) as LocalizedText;
}
