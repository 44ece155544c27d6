import { randomBytes, randomUUID } from "node:crypto";
import { addDays, type TripTime, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { hashToken } from "@/lib/server/accounts/sessions/hash-token";
import { foldBoatCode } from "@/lib/server/boats/find-boat-by-code";
import { getDb } from "@/lib/server/db/pool";
import { sessions, users } from "@/lib/server/db/schema/accounts";
import { boats, boatTexts } from "@/lib/server/db/schema/boats";
import { places, services, types } from "@/lib/server/db/schema/catalogue";
import { boatServices, rates } from "@/lib/server/db/schema/rates";
import type { ReservationOrder } from "@/lib/server/reservations/create-reservation";

export interface World {
  typeId: number;
  cityId: number;
  areaId: number;
  portId: number;
  otherPortId: number;
  serviceId: number;
}

/** Per hour, in kuruş: a trip of four hours costs 400,000, of which 20 % are paid online. */
const HOUR_MINOR = 100_000;
export const SERVICE_MINOR = 25_000;

const name = (text: string) => ({ tr: text, en: text, ar: text });
const at = { latitude: 37, longitude: 27 };

/** Two cities with a port each, a boat type and a service. */
export async function makeWorld(): Promise<World> {
  const place = async (kind: "city" | "area" | "port", parentId: number | null) => {
    const values = { key: randomUUID(), kind, parentId, name: name(kind), meetingPoint: name("pier"), ...at };
    return only(await getDb().insert(places).values(values).returning({ id: places.id })).id;
  };
  const port = async () => {
    const cityId = await place("city", null);
    const areaId = await place("area", cityId);
    return { cityId, areaId, portId: await place("port", areaId) };
  };
  const here = await port();
  const there = await port();
  const type = { key: randomUUID(), name: name("Gulet") };
  const service = {
    key: randomUUID(),
    type: "extra" as const,
    unit: "qty" as const,
    name: name("Kayak"),
    icon: "ship",
  };
  return {
    ...here,
    otherPortId: there.portId,
    typeId: only(await getDb().insert(types).values(type).returning({ id: types.id })).id,
    serviceId: only(await getDb().insert(services).values(service).returning({ id: services.id })).id,
  };
}

/** A published instant boat with one hourly price on every day, open from 08:00 to 24:00. */
export async function makeBoat(
  world: World,
  changes: Partial<typeof boats.$inferInsert> = {},
): Promise<number> {
  const code = `T-${randomBytes(4).toString("hex")}`;
  const { id } = only(
    await getDb()
      .insert(boats)
      .values({
        code,
        codeFolded: foldBoatCode(code),
        status: "published",
        typeId: world.typeId,
        cityId: world.cityId,
        areaId: world.areaId,
        portId: world.portId,
        fastApp: true,
        cruisingCapacity: 12,
        foodCapacity: 10,
        toiletCount: 1,
        lengthCm: 1200,
        widthCm: 400,
        modelYear: 2020,
        acceptedOnBoard: ["cash", "credit_card"],
        ownerName: "Owner",
        ownerEmail: "owner@example.com",
        ...changes,
      })
      .returning({ id: boats.id }),
  );
  await getDb().insert(rates).values({ boatId: id, kind: "hourly", priceMinor: HOUR_MINOR, minHours: 2 });
  await getDb().insert(boatTexts).values({ boatId: id, locale: "tr", name: "Mavi Rüya", description: "…" });
  const offered = { boatId: id, serviceId: world.serviceId, priceMinor: SERVICE_MINOR, maxQuantity: 5 };
  await getDb().insert(boatServices).values(offered);
  return id;
}

export interface Customer {
  id: string;
  /** Bearer token of an open session. */
  token: string;
}

export async function makeCustomer(changes: Partial<typeof users.$inferInsert> = {}): Promise<Customer> {
  const token = randomBytes(32).toString("base64url");
  const { id } = only(
    await getDb()
      .insert(users)
      .values({
        name: "Ayşe",
        surname: "Yılmaz",
        email: `${randomBytes(6).toString("hex")}@example.com`,
        phone: "+905321234567",
        ...changes,
      })
      .returning({ id: users.id }),
  );
  const expiresAt = new Date(Date.now() + 86_400_000);
  await getDb()
    .insert(sessions)
    .values({ tokenHash: hashToken(token), userId: id, expiresAt });
  return { id, token };
}

/** An Istanbul clock time so many days from now. */
export function tripTime(daysAhead: number, hour: number): TripTime {
  return `${addDays(tripDayOf(new Date()), daysAhead)}T${String(hour).padStart(2, "0")}:00`;
}

export interface WantedTrip {
  daysAhead?: number;
  fromHour?: number;
  hours?: number;
}

/** What `createReservation` takes: four hours from 10:00, thirty days ahead, unless told otherwise. */
export function orderOf(
  world: World,
  boatId: number,
  userId: string,
  { daysAhead = 30, fromHour = 10, hours = 4 }: WantedTrip = {},
): ReservationOrder {
  return {
    userId,
    locale: "tr",
    boatId,
    request: {
      rentType: "hourly",
      swimTour: false,
      startsAt: tripTime(daysAhead, fromHour),
      endsAt: tripTime(daysAhead, fromHour + hours),
      personCount: 4,
      extras: [],
    },
    departurePortId: world.portId,
    arrivalPortId: null,
    note: null,
    expectedTotalMinor: hours * HOUR_MINOR,
  };
}

/** The body of `POST reservations` for the same trip. */
export function bodyOf(order: ReservationOrder) {
  return {
    vehicle_id: order.boatId,
    rent_type: order.request.rentType,
    swim_tour: order.request.swimTour,
    start_date: order.request.startsAt,
    end_date: order.request.endsAt,
    person_count: order.request.personCount,
    extras: order.request.extras.map(({ serviceId, quantity }) => ({ service_id: serviceId, quantity })),
    departure_port: order.departurePortId,
    expected_total: order.expectedTotalMinor,
  };
}

function only<T>(rows: T[]): T {
  const [row] = rows;
  if (!row) throw new Error("Nothing was inserted");
  return row;
}
