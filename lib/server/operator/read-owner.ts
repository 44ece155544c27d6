import { asc, eq } from "drizzle-orm";
import type { IdentityField } from "@/lib/domain/owners/owner-gaps";
import { isUuid } from "@/lib/domain/shared/is-uuid";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import type {
  ActorKind,
  BOAT_STATUSES,
  OwnerKind,
  OwnerRole,
  OwnerState,
} from "@/lib/domain/shared/vocabulary";
import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locales";
import { findAcceptedAgreement } from "@/lib/server/people/owners/joining/read-agreement";
import {
  missingIdentity,
  type PapersOfOwner,
  readPapers,
} from "@/lib/server/people/owners/joining/read-joining";
import { findLastInvitation } from "@/lib/server/people/owners/owner-invitation";
import { getDb, getPool } from "@/lib/server/platform/db/pool";
import { ownerMembers, owners } from "@/lib/server/platform/db/schema/owners";

export interface OwnerMember {
  id: string;
  role: OwnerRole;
  name: string;
  email: string;
  phone: string | null;
  locale: Locale;
  disabledAt: Date | null;
}

export interface OwnerStep {
  id: string;
  from: OwnerState | null;
  to: OwnerState;
  reason: string | null;
  actor: ActorKind;
  /** Of a member of staff. */
  actorName: string | null;
  at: Date;
}

export interface OwnerBoat {
  id: number;
  code: string;
  name: string;
  status: (typeof BOAT_STATUSES)[number];
  port: string;
  /** Why she takes no new bookings; null when she may. */
  stop: "owner" | "paper" | null;
  /** Paid trips that are still to come. */
  trips: number;
}

/** An owner with everything that staff is asked about. Numbers that are sealed are known by their ends here. */
export interface OwnerSheet {
  id: string;
  kind: OwnerKind;
  state: OwnerState;
  name: string;
  legalName: string | null;
  taxOffice: string | null;
  taxNumber: string | null;
  identityNumberEnd: string | null;
  mersis: string | null;
  address: string | null;
  kep: string | null;
  email: string;
  phone: string | null;
  locale: Locale;
  taxResidence: string;
  ibanEnd: string | null;
  createdAt: Date;
  members: OwnerMember[];
  boats: OwnerBoat[];
  /** The latest first. */
  history: OwnerStep[];
  /** What of the identity nobody has told yet. */
  missing: IdentityField[];
  papers: PapersOfOwner;
  /** When the newest agreement was accepted; null when it was not. */
  agreement: { version: number; acceptedAt: Date } | null;
  applications: Application[];
  invitation: { sentAt: Date; expiresAt: Date } | null;
}

/** What somebody wrote who wants to rent out a boat. */
export interface Application {
  id: string;
  boatName: string;
  type: string;
  port: string;
  lengthCm: number;
  personCount: number;
  note: string | null;
  /** Of the draft that was made of it. */
  boatCode: string | null;
  createdAt: Date;
}

/** The owner of this id; null when there is none. */
export async function readOwner(id: string, locale: Locale, now: Date): Promise<OwnerSheet | null> {
  if (!isUuid(id)) return null;
  const [owner] = await getDb().select().from(owners).where(eq(owners.id, id));
  if (!owner) return null;
  const { identityNumberSealed: _, ibanSealed: __, demo: ___, updatedAt: ____, ...facts } = owner;
  const [members, boats, history, papers, accepted, applications, invitation] = await Promise.all([
    getDb()
      .select()
      .from(ownerMembers)
      .where(eq(ownerMembers.ownerId, id))
      .orderBy(asc(ownerMembers.createdAt), asc(ownerMembers.id)),
    listBoats(id, locale, now),
    listSteps(id),
    readPapers(owner, locale, now),
    findAcceptedAgreement(id),
    listApplications(id, locale),
    findLastInvitation(id),
  ]);
  const agreement = accepted && { version: accepted.version, acceptedAt: accepted.acceptedAt };
  const missing = missingIdentity(owner);
  return { ...facts, members, boats, history, missing, papers, agreement, applications, invitation };
}

async function listBoats(ownerId: string, locale: Locale, now: Date): Promise<OwnerBoat[]> {
  const { rows } = await getPool().query<OwnerBoat>(
    `select b.id, b.code, coalesce(own.name, base.name, b.code) as name, b.status,
       coalesce(p.name->>$2, p.name->>'${DEFAULT_LOCALE}') as port, sales_stop(b.owner_id, b.id, $3) as stop,
       (select count(*)::int from reservations where boat_id = b.id and status in ('reservation_created', 'reservation_coming') and ends_at > $4) as trips
     from boats b join places p on p.id = b.port_id
     left join boat_texts base on base.boat_id = b.id and base.locale = '${DEFAULT_LOCALE}'
     left join boat_texts own on own.boat_id = b.id and own.locale = $2
     where b.owner_id = $1 order by b.code_folded`,
    [ownerId, locale, tripDayOf(now), now],
  );
  return rows;
}

async function listSteps(ownerId: string): Promise<OwnerStep[]> {
  const { rows } = await getPool().query<OwnerStep>(
    `select h.id::text, h.from_state as "from", h.to_state as "to", h.reason, h.actor, s.name as "actorName", h.at
     from owner_history h left join staff s on h.actor = 'staff' and s.id::text = h.actor_id
     where h.owner_id = $1 order by h.at desc, h.id desc`,
    [ownerId],
  );
  return rows;
}

async function listApplications(ownerId: string, locale: Locale): Promise<Application[]> {
  const { rows } = await getPool().query<Application>(
    `select a.id, a.boat_name as "boatName", coalesce(t.name->>$2, t.name->>'${DEFAULT_LOCALE}') as type,
       coalesce(p.name->>$2, p.name->>'${DEFAULT_LOCALE}') as port, a.length_cm as "lengthCm",
       a.person_count as "personCount", a.note, b.code as "boatCode", a.created_at as "createdAt"
     from owner_applications a join types t on t.id = a.type_id join places p on p.id = a.port_id
     left join boats b on b.id = a.boat_id where a.owner_id = $1 order by a.created_at desc`,
    [ownerId, locale],
  );
  return rows;
}
