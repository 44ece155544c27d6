import { createHash } from "node:crypto";
import { desc, eq, lte } from "drizzle-orm";
import type { Locale } from "@/lib/i18n/locales";
import type { OwnerRow } from "@/lib/server/people/owners/change-owner-state";
import { type Db, getDb } from "@/lib/server/platform/db/pool";
import { agreementTexts, ownerAgreements } from "@/lib/server/platform/db/schema/owner-papers";
import { readSeller } from "@/lib/server/platform/settings/read-seller";

/** The agreement as an owner reads it: filled, with what its acceptance names. */
export interface Agreement {
  version: number;
  title: string;
  /** Markdown. */
  text: string;
  /** SHA-256 of the text, hex. */
  hash: string;
}

const PLACEHOLDER = /\{([a-z_]+)\}/g;

/**
 * The newest agreement in force in a language, filled for this owner; null when there is none. The same owner, language
 * and version always give the same text. Throws on a hole that nothing fills.
 */
export async function readAgreement(
  owner: OwnerRow,
  locale: Locale,
  now: Date,
  db: Db = getDb(),
): Promise<Agreement | null> {
  const [inForce] = await db
    .select()
    .from(agreementTexts)
    .where(lte(agreementTexts.validFrom, now))
    .orderBy(desc(agreementTexts.version))
    .limit(1);
  if (!inForce) return null;
  const none = "–";
  const values: Record<string, string> = {
    ...(await readSeller(db, locale)),
    owner_name: owner.legalName ?? owner.name,
    owner_address: owner.address ?? none,
    owner_tax: [owner.taxOffice, owner.taxNumber ?? owner.mersis].filter(Boolean).join(" ") || none,
    owner_email: owner.email,
    owner_phone: owner.phone ?? none,
  };
  const text = inForce.body[locale].replace(PLACEHOLDER, (_, name: string) => {
    const value = values[name] ?? (name.startsWith("seller_") ? none : undefined);
    if (value === undefined) throw new Error(`The agreement asks for {${name}}, which nothing fills`);
    return value;
  });
  const hash = createHash("sha256").update(text, "utf8").digest("hex");
  return { version: inForce.version, title: inForce.title[locale], text, hash };
}

/** When an owner accepted which version last; null when none was. */
export async function findAcceptedAgreement(ownerId: string) {
  const [accepted] = await getDb()
    .select()
    .from(ownerAgreements)
    .where(eq(ownerAgreements.ownerId, ownerId))
    .orderBy(desc(ownerAgreements.version))
    .limit(1);
  return accepted ?? null;
}
