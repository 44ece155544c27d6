import { eq } from "drizzle-orm";
import type { Db } from "@/lib/server/platform/db/pool";
import { users } from "@/lib/server/platform/db/schema/accounts";

/** The paying customer, as contracts and providers name them. */
export interface Buyer {
  id: string;
  name: string;
  surname: string;
  email: string;
  phone: string | null;
  address: string;
  city: string;
  country: string;
  identityNumber: string | null;
}

/** What a customer may change with each payment; kept with the account. */
export type BuyerDetails = Pick<Buyer, "address" | "city" | "country" | "identityNumber">;

/**
 * What the account knows; address, city and country are empty until the first payment. `lock` keeps the row
 * for this transaction; like `createReservation`, take it before the boat's lock.
 */
export async function getBuyer(db: Db, userId: string, { lock = false } = {}): Promise<Buyer> {
  const read = db.select().from(users).where(eq(users.id, userId));
  const [row] = await (lock ? read.for("no key update") : read);
  if (!row) throw new Error("A reservation belongs to nobody");
  return {
    id: row.id,
    name: row.name,
    surname: row.surname,
    email: row.email ?? "",
    phone: row.phone,
    address: row.address ?? "",
    city: row.city ?? "",
    country: row.country ?? "",
    identityNumber: row.identityNumber,
  };
}

/** Keeps the stated details with the account, so that they are asked for once. */
export async function saveBuyer(db: Db, userId: string, details: BuyerDetails): Promise<void> {
  const { identityNumber, address, city, country } = details;
  await db
    .update(users)
    .set({ address, city, country, ...(identityNumber && { identityNumber }) })
    .where(eq(users.id, userId));
}
