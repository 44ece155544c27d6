import { asc, desc, eq } from "drizzle-orm";
import { type IdentityField, identityGaps, type PaperGap, paperGaps } from "@/lib/domain/owners/owner-gaps";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import type { PaperState, PaperSubject } from "@/lib/domain/shared/vocabulary";
import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locales";
import type { OwnerRow } from "@/lib/server/people/owners/change-owner-state";
import {
  type Agreement,
  findAcceptedAgreement,
  readAgreement,
} from "@/lib/server/people/owners/joining/read-agreement";
import { getDb, getPool } from "@/lib/server/platform/db/pool";
import { ownerPapers, paperKinds } from "@/lib/server/platform/db/schema/owner-papers";
import { owners } from "@/lib/server/platform/db/schema/owners";

export interface KindOfPaper {
  key: string;
  name: string;
  subject: PaperSubject;
  needed: boolean;
  expires: boolean;
}

export interface ReadPaper {
  id: string;
  kind: string;
  kindName: string;
  subject: PaperSubject;
  needed: boolean;
  boatId: number | null;
  boatName: string | null;
  number: string | null;
  validFrom: string | null;
  validUntil: string | null;
  state: PaperState;
  refusal: string | null;
  hasFile: boolean;
  createdAt: Date;
  checkedAt: Date | null;
  /** Whether it ended before today. */
  isOver: boolean;
}

export interface PapersOfOwner {
  /** Those that this kind of owner can hand in. */
  kinds: KindOfPaper[];
  /** The latest first. */
  papers: ReadPaper[];
  boats: { id: number; code: string; name: string }[];
  /** Needed ones that are not in order. */
  gaps: PaperGap[];
}

/** What an owner has to complete, as the page of the invitation and the desk show it. */
export interface Joining extends PapersOfOwner {
  owner: OwnerRow;
  missing: IdentityField[];
  agreement: Agreement | null;
  /** When the newest version was accepted; null when it was not. */
  acceptedAt: Date | null;
}

/** Which facts of an owner's identity nobody has told yet. */
export const missingIdentity = (owner: OwnerRow): IdentityField[] =>
  identityGaps({
    ...owner,
    hasIdentityNumber: owner.identityNumberSealed !== null,
    hasIban: owner.ibanSealed !== null,
  });

/** Everything that this owner has to complete, and how far it is; null when there is no such owner. */
export async function readJoining(ownerId: string, locale: Locale, now: Date): Promise<Joining | null> {
  const [owner] = await getDb().select().from(owners).where(eq(owners.id, ownerId));
  if (!owner) return null;
  const [papers, agreement, accepted] = await Promise.all([
    readPapers(owner, locale, now),
    readAgreement(owner, locale, now),
    findAcceptedAgreement(ownerId),
  ]);
  const acceptedAt = accepted && accepted.version === agreement?.version ? accepted.acceptedAt : null;
  return { owner, missing: missingIdentity(owner), ...papers, agreement, acceptedAt };
}

/** The papers of an owner, and what is missing of them on this day. */
export async function readPapers(owner: OwnerRow, locale: Locale, now: Date): Promise<PapersOfOwner> {
  const today = tripDayOf(now);
  const [kinds, papers, boats] = await Promise.all([
    getDb().select().from(paperKinds).orderBy(asc(paperKinds.position)),
    getDb()
      .select()
      .from(ownerPapers)
      .where(eq(ownerPapers.ownerId, owner.id))
      .orderBy(desc(ownerPapers.createdAt), desc(ownerPapers.id)),
    listBoatNames(owner.id, locale),
  ]);
  const own = kinds.filter(({ ownerKind }) => (ownerKind ?? owner.kind) === owner.kind);
  const gaps = paperGaps(kinds, papers, {
    ownerKind: owner.kind,
    boatIds: boats.map(({ id }) => id),
    day: today,
  });
  return {
    kinds: own.map(({ name, ownerKind: _, position: __, ...kind }) => ({ ...kind, name: name[locale] })),
    papers: papers.flatMap((paper): ReadPaper[] => {
      const kind = kinds.find(({ key }) => key === paper.kind);
      if (!kind) return [];
      const { fileKey, validUntil } = paper;
      return [
        {
          ...paper,
          kindName: kind.name[locale],
          subject: kind.subject,
          needed: kind.needed,
          boatName: boats.find(({ id }) => id === paper.boatId)?.name ?? null,
          hasFile: fileKey !== null,
          isOver: validUntil !== null && validUntil < today,
        },
      ];
    }),
    boats,
    gaps,
  };
}

async function listBoatNames(ownerId: string, locale: Locale) {
  const { rows } = await getPool().query<PapersOfOwner["boats"][number]>(
    `select b.id, b.code, coalesce(own.name, base.name, b.code) as name from boats b
     left join boat_texts base on base.boat_id = b.id and base.locale = '${DEFAULT_LOCALE}'
     left join boat_texts own on own.boat_id = b.id and own.locale = $2
     where b.owner_id = $1 and b.status <> 'archived' order by b.code_folded`,
    [ownerId, locale],
  );
  return rows;
}
