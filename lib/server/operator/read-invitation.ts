import { getPool } from "@/lib/server/platform/db/pool";

/** The invitation to a trip; no guest is named. */
export interface InvitationSheet {
  number: string;
  invitedAt: Date;
  isOpen: boolean;
  answers: number;
  coming: number;
  personCount: number;
  /** When the passenger list went to the captain. */
  listSentAt: Date | null;
}

/** The invitation to the reservation of this number; null when nobody was invited. */
export async function readInvitation(number: string): Promise<InvitationSheet | null> {
  const { rows } = await getPool().query<InvitationSheet>(
    `select r.number, r.person_count as "personCount", i.link_id is not null as "isOpen", i.created_at as "invitedAt",
       i.list_sent_at as "listSentAt", count(g.id)::int as answers,
       coalesce(sum(g.adults + cardinality(g.child_ages)), 0)::int as coming
     from trip_invitations i join reservations r on r.id = i.reservation_id
     left join trip_guests g on g.reservation_id = r.id
     where r.number = upper($1) group by r.number, r.person_count, i.reservation_id`,
    [number],
  );
  return rows[0] ?? null;
}
