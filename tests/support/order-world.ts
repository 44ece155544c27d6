import { randomBytes } from "node:crypto";
import { addDays, type TripDay, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { getDb, getPool } from "@/lib/server/db/pool";
import { slugs } from "@/lib/server/db/schema/catalogue";
import { contents, contentTexts } from "@/lib/server/db/schema/contents";
import { servicePackages, specialServices } from "@/lib/server/db/schema/services";
import { createOrder, type WantedOrder } from "@/lib/server/orders/create-order";
import { type Customer, makeCustomer } from "@/tests/support/booking-world";

export interface TestService {
  contentId: number;
  slug: string;
  packageId: number;
}

export const PACKAGE_MINOR = 1_000_000;

interface ServiceChanges {
  leadDays?: number;
  dailyCapacity?: number;
  hours?: number | null;
  maxPersons?: number | null;
}

/** A published special service with one package of two hours for up to six guests, three places a day. */
export async function makeService(changes: ServiceChanges = {}): Promise<TestService> {
  const { leadDays = 3, dailyCapacity = 3, hours = 2, maxPersons = 6 } = changes;
  const key = `service-${randomBytes(5).toString("hex")}`;
  const db = getDb();
  const name = (text: string) => ({ tr: text, en: text, ar: text });
  const content = { kind: "special_service" as const, key, publishedAt: new Date(0), position: 1 };
  const contentId = only(await db.insert(contents).values(content).returning({ id: contents.id })).id;
  const text = { contentId, summary: "…", body: "…" };
  await db.insert(contentTexts).values([
    { ...text, locale: "tr", title: "Evlilik teklifi" },
    { ...text, locale: "en", title: "Marriage proposal" },
  ]);
  await db
    .insert(slugs)
    .values({ scope: "service", locale: "tr", slug: key, kind: "special_service", entityId: contentId });
  await db.insert(specialServices).values({ contentId, leadDays, dailyCapacity });
  const offered = {
    contentId,
    key: `${key}-basic`,
    name: name("Mum ışığı"),
    description: name("…"),
    priceMinor: PACKAGE_MINOR,
    hours,
    maxPersons,
  };
  const packageId = only(
    await db.insert(servicePackages).values(offered).returning({ id: servicePackages.id }),
  ).id;
  return { contentId, slug: key, packageId };
}

/** A day so many days from now. */
export const dayAhead = (days: number): TripDay => addDays(tripDayOf(new Date()), days);

/** What `createOrder` takes: thirty days ahead, for two, without a boat, unless told otherwise. */
export function wantedOrder(
  service: TestService,
  userId: string,
  changes: Partial<WantedOrder> = {},
): WantedOrder {
  return {
    userId,
    locale: "tr",
    slug: service.slug,
    packageId: service.packageId,
    day: dayAhead(30),
    personCount: 2,
    boatId: null,
    startHour: null,
    customerName: "Ayşe Yılmaz",
    phone: "0532 123 45 67",
    email: "ayse@example.com",
    note: null,
    expectedTotalMinor: PACKAGE_MINOR,
    ...changes,
  };
}

/** The body of `POST special-services/{slug}/orders` for the same order. */
export function orderBody(wanted: WantedOrder) {
  return {
    package_id: wanted.packageId,
    date: wanted.day,
    person_count: wanted.personCount,
    vehicle_id: wanted.boatId,
    start_hour: wanted.startHour,
    customer_name: wanted.customerName,
    phone: wanted.phone,
    email: wanted.email,
    note: wanted.note,
    expected_total: wanted.expectedTotalMinor,
  };
}

export interface HeldOrder {
  customer: Customer;
  orderId: string;
}

/** A new customer's unpaid order. */
export async function holdOrder(
  service: TestService,
  changes: Partial<WantedOrder> = {},
): Promise<HeldOrder> {
  const customer = await makeCustomer();
  const created = await createOrder(wantedOrder(service, customer.id, changes), new Date());
  if (!created.ok) throw new Error(created.code);
  return { customer, orderId: created.value.id };
}

/** As if the order's time to pay had passed; its job has not run. */
export async function letOrderExpire(orderId: string): Promise<void> {
  const past = "now() - interval '1 minute'";
  await getPool().query(`update boat_occupancies set expires_at = ${past} where service_order_id = $1`, [
    orderId,
  ]);
  await getPool().query(`update service_orders set expires_at = ${past} where id = $1`, [orderId]);
}

export const orderStatusOf = async (id: string): Promise<string> =>
  (await getPool().query("select status from service_orders where id = $1", [id])).rows[0]?.status;

export const orderEvents = async (id: string): Promise<string[]> =>
  (
    await getPool().query("select event from service_order_history where order_id = $1 order by id", [id])
  ).rows.map(({ event }) => event);

/** The kind of the order's occupancy, or null. */
export const orderOccupancy = async (id: string): Promise<string | null> =>
  (await getPool().query("select kind from boat_occupancies where service_order_id = $1", [id])).rows[0]
    ?.kind ?? null;

function only<T>(rows: T[]): T {
  const [row] = rows;
  if (!row) throw new Error("Nothing was inserted");
  return row;
}
