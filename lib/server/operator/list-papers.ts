import { addDays, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import type { PaperSubject, PaperType } from "@/lib/domain/shared/vocabulary";
import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locales";
import { getPool } from "@/lib/server/platform/db/pool";

/** A paper as staff looks at it. */
export interface ListedPaper {
  id: string;
  ownerId: string;
  ownerName: string;
  kindName: string;
  subject: PaperSubject;
  needed: boolean;
  boatCode: string | null;
  number: string | null;
  validUntil: string | null;
  fileType: PaperType | null;
  createdAt: Date;
}

const SOON_DAYS = 30;
const MAX_LISTED = 200;

const PAPERS = `select p.id, p.owner_id as "ownerId", o.name as "ownerName",
    coalesce(k.name->>$1, k.name->>'${DEFAULT_LOCALE}') as "kindName", k.subject, k.needed, b.code as "boatCode",
    p.number, p.valid_until::text as "validUntil", p.file_type as "fileType", p.created_at as "createdAt"
  from owner_papers p join owners o on o.id = p.owner_id join paper_kinds k on k.key = p.kind
  left join boats b on b.id = p.boat_id`;

/** Papers that nobody has looked at yet, the longest waiting first. */
export async function listWaitingPapers(locale: Locale): Promise<ListedPaper[]> {
  const sql = `${PAPERS} where p.state = 'waiting' order by p.created_at, p.id limit ${MAX_LISTED}`;
  return (await getPool().query<ListedPaper>(sql, [locale])).rows;
}

/** Needed papers that have ended or end within 30 days, without a newer accepted one; the first to end first. */
export async function listEndingPapers(locale: Locale, now: Date): Promise<ListedPaper[]> {
  const { rows } = await getPool().query<ListedPaper>(
    `${PAPERS} where p.state = 'accepted' and k.needed and p.valid_until <= $2 and not exists (
       select from owner_papers n where n.owner_id = p.owner_id and n.kind = p.kind
         and n.boat_id is not distinct from p.boat_id and n.state = 'accepted'
         and coalesce(n.valid_until, 'infinity') > p.valid_until)
     order by p.valid_until, p.id limit ${MAX_LISTED}`,
    [locale, addDays(tripDayOf(now), SOON_DAYS)],
  );
  return rows;
}
