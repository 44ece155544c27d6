import { and, eq, ne } from "drizzle-orm";
import type { OwnerFields, OwnerIdentity } from "@/lib/contracts/owners";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { HOME_DIAL_CODE, parsePhone } from "@/lib/i18n/parse-phone";
import { mailNewOwner } from "@/lib/server/catalogue/boats/files/mail-new-owner";
import { lockOwner, type OwnerRow } from "@/lib/server/people/owners/change-owner-state";
import { openNumber, sealNumber } from "@/lib/server/people/owners/sealed-numbers";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";
import { notifyTags } from "@/lib/server/platform/db/notify-tags";
import { boats } from "@/lib/server/platform/db/schema/boats";
import { ownerMembers, owners } from "@/lib/server/platform/db/schema/owners";

type Columns = Partial<typeof owners.$inferInsert>;
type Refusal = "not_found" | "email_in_use" | "invalid_phone";

/**
 * Changes who an owner is. Name, address and telephone follow on all boats; what waits for the owner's answer is mailed
 * to a new address. Numbers are sealed; an empty one keeps what is stored. The audit says which fields changed, never
 * their values. Refuses an address of another owner and a telephone that cannot exist.
 */
export async function saveOwner(
  id: string,
  { name, email, locale, ...identity }: OwnerFields,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<null, Refusal>> {
  return inTransaction(async (tx) => {
    const before = await lockOwner(tx, id);
    if (!before) return refuse("not_found");
    if ((await tx.$count(owners, and(eq(owners.email, email), ne(owners.id, id)))) > 0)
      return refuse("email_in_use", { field: "email" });
    const columns = identityColumns(identity, before);
    if (!columns) return refuse("invalid_phone", { field: "phone" });
    return writeOwner(tx, before, { ...columns, name, email, locale }, by, now);
  });
}

/** Changes what an owner tells about the own identity; the same rules. */
export async function saveIdentity(
  id: string,
  identity: OwnerIdentity,
  by: Actor<"owner">,
  now: Date,
): Promise<Outcome<null, Refusal>> {
  return inTransaction(async (tx) => {
    const before = await lockOwner(tx, id);
    if (!before) return refuse("not_found");
    const columns = identityColumns(identity, before);
    if (!columns) return refuse("invalid_phone", { field: "phone" });
    return writeOwner(tx, before, columns, by, now);
  });
}

/** What is stored of an identity; null when its telephone cannot exist. */
function identityColumns(identity: OwnerIdentity, before: OwnerRow): Columns | null {
  const phone = identity.phone ? (parsePhone(identity.phone, HOME_DIAL_CODE)?.e164 ?? null) : null;
  if (identity.phone && !phone) return null;
  return {
    kind: identity.kind,
    legalName: identity.legal_name || null,
    taxOffice: identity.tax_office || null,
    taxNumber: identity.tax_number || null,
    mersis: identity.mersis || null,
    address: identity.address || null,
    kep: identity.kep || null,
    phone,
    taxResidence: identity.tax_residence,
    ...numberColumns(identity, before),
  };
}

/** A number that is the same stays sealed as it is: no second ciphertext of one text. */
function numberColumns({ identity_number, iban }: OwnerIdentity, before: OwnerRow): Columns {
  const columns: Columns = {};
  if (identity_number && openNumber("identity", before.identityNumberSealed) !== identity_number) {
    const { sealed, end } = sealNumber("identity", identity_number);
    Object.assign(columns, { identityNumberSealed: sealed, identityNumberEnd: end });
  }
  if (iban && openNumber("iban", before.ibanSealed) !== iban) {
    const { sealed, end } = sealNumber("iban", iban);
    Object.assign(columns, { ibanSealed: sealed, ibanEnd: end });
  }
  return columns;
}

async function writeOwner(
  tx: Tx,
  before: OwnerRow,
  columns: Columns,
  by: Actor<"staff" | "owner">,
  now: Date,
): Promise<Outcome<null, never>> {
  const { id } = before;
  const fields = Object.keys(columns).filter(
    (name) => columns[name as keyof Columns] !== before[name as keyof OwnerRow],
  );
  if (fields.length === 0) return accept(null);
  await tx
    .update(owners)
    .set({ ...columns, updatedAt: now })
    .where(eq(owners.id, id));
  const isKnownAs = columns.email ?? before.email;
  if (isKnownAs !== before.email) {
    const own = and(eq(ownerMembers.ownerId, id), eq(ownerMembers.email, before.email));
    await tx.update(ownerMembers).set({ email: isKnownAs, updatedAt: now }).where(own);
  }
  const told = fields.filter((name) => !name.endsWith("Sealed"));
  await audit(tx, { by, event: "owner_saved", subject: { kind: "owner", id }, data: { fields: told } });
  await renewBoats(tx, id, isKnownAs !== before.email, now);
  return accept(null);
}

/** Who an owner is shows on the pages of all boats. */
async function renewBoats(tx: Tx, ownerId: string, hasNewAddress: boolean, now: Date): Promise<void> {
  const own = await tx.select({ id: boats.id }).from(boats).where(eq(boats.ownerId, ownerId));
  if (hasNewAddress) for (const { id } of own) await mailNewOwner(tx, id, now);
  await notifyTags(
    tx,
    own.map(({ id }) => `boat:${id}` as const),
  );
}
