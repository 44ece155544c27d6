import { getPool } from "@/lib/server/platform/db/pool";

/** A message of the contact form or of a service's page. */
export interface ContactMessage {
  id: number;
  name: string;
  email: string;
  phone: string | null;
  subject: string;
  message: string;
  createdAt: Date;
  /** When the operator was done with it; null = open. */
  settledAt: Date | null;
}

const MAX_LISTED = 200;

/** Contact messages: the open ones, the oldest first, or also the settled ones, the newest first. */
export async function listContacts({ all }: { all: boolean }): Promise<ContactMessage[]> {
  const { rows } = await getPool().query<ContactMessage>(
    `select id::float8 as id, name, email, phone, subject, message, created_at as "createdAt",
       settled_at as "settledAt"
     from contact_messages where $1 or settled_at is null
     order by case when $1 then -extract(epoch from created_at) else extract(epoch from created_at) end
     limit ${MAX_LISTED}`,
    [all],
  );
  return rows;
}
