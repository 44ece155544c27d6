import { and, desc, eq, lte } from "drizzle-orm";
import type { FilledContract } from "@/lib/contracts/payments";
import type { Locale } from "@/lib/i18n/locales";
import type { Buyer } from "@/lib/server/booking/contracts/buyer";
import {
  type BookingRecord,
  bookingKindOf,
  contractValues,
} from "@/lib/server/booking/contracts/contract-values";
import { fillContract, hashContract } from "@/lib/server/booking/contracts/fill-contract";
import type { Db } from "@/lib/server/platform/db/pool";
import { contracts } from "@/lib/server/platform/db/schema/payments";
import { readSeller } from "@/lib/server/platform/settings/read-seller";

/** A contract as it is in force now, filled; it is accepted by its id and hash. */
export interface ContractInForce extends FilledContract {
  contractId: number;
}

/**
 * The contracts in force for this reservation or order, newest version of each kind, filled in the language. The same
 * record, buyer, language and day always give the same texts and hashes.
 */
export async function listFilledContracts(
  db: Db,
  record: BookingRecord,
  buyer: Buyer,
  locale: Locale,
  now: Date,
): Promise<ContractInForce[]> {
  return (await readContracts(db, record, locale, now))(buyer);
}

/** The same for several buyers: what is read here, the returned function fills for each. */
export async function readContracts(
  db: Db,
  record: BookingRecord,
  locale: Locale,
  now: Date,
): Promise<(buyer: Buyer) => Promise<ContractInForce[]>> {
  const { id, kind, version, title, template, subject, validFrom } = contracts;
  const inForce = await db
    .selectDistinctOn([kind], { contractId: id, kind, version, title, template })
    .from(contracts)
    .where(and(eq(contracts.locale, locale), eq(subject, bookingKindOf(record)), lte(validFrom, now)))
    .orderBy(desc(kind), desc(validFrom), desc(id));
  const seller = await readSeller(db, locale);
  return async (buyer) => {
    const values = await contractValues(record, buyer, seller, locale, now);
    return inForce.map(({ template, ...contract }) => {
      const text = fillContract(template, values);
      return { ...contract, text, hash: hashContract(text) };
    });
  };
}
