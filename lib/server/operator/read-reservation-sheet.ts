import type { ChangeStatus, Currency, ReservationStatus } from "@/lib/domain/shared/vocabulary";
import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locales";
import { getPool } from "@/lib/server/platform/db/pool";

/** The company that an invoice is made out to. */
export interface InvoiceLines {
  invoiceTitle: string | null;
  invoiceTaxOffice: string | null;
  invoiceTaxNumber: string | null;
}

/** The SQL columns of `InvoiceLines` in the row of that alias. */
export const invoiceColumns = (alias: string) =>
  `${alias}.invoice_title as "invoiceTitle", ${alias}.invoice_tax_office as "invoiceTaxOffice",
   ${alias}.invoice_tax_number as "invoiceTaxNumber"`;

export interface ReservationSheet extends InvoiceLines {
  number: string;
  status: ReservationStatus;
  expiresAt: Date | null;
  createdAt: Date;
  /** When staff noted that nobody came. */
  noShowAt: Date | null;
  boatCode: string;
  boatName: string;
  customerId: string;
  /** The language in which the customer reads the site. */
  customerLocale: Locale;
  ownerName: string;
  ownerPhone: string | null;
  startsAt: Date;
  endsAt: Date;
  personCount: number;
  customerName: string;
  customerEmail: string | null;
  customerPhone: string | null;
  note: string | null;
  totalMinor: number;
  prepaymentMinor: number;
  remainingMinor: number;
  currency: Currency;
  /** The change that waits for an answer or a payment. */
  changeStatus: ChangeStatus | null;
  changeUntil: Date | null;
}

/** What the operator sees of one reservation. Throws when there is none of this id. */
export async function readReservationSheet(id: string, now: Date): Promise<ReservationSheet> {
  const { rows } = await getPool().query<ReservationSheet>(
    `select r.number, r.status, r.expires_at as "expiresAt", r.created_at as "createdAt",
       r.no_show_at as "noShowAt", b.code as "boatCode",
       (select t.name from boat_texts t where t.boat_id = b.id and t.locale = '${DEFAULT_LOCALE}') as "boatName",
       u.id as "customerId", u.locale as "customerLocale", b.owner_name as "ownerName",
       b.owner_phone as "ownerPhone", r.starts_at as "startsAt", r.ends_at as "endsAt", r.person_count as "personCount",
       u.name || ' ' || u.surname as "customerName", u.email as "customerEmail", u.phone as "customerPhone", r.note,
       r.total_minor::float8 as "totalMinor", r.prepayment_minor::float8 as "prepaymentMinor",
       r.remaining_minor::float8 as "remainingMinor", r.currency, ${invoiceColumns("r")},
       c.status as "changeStatus", c.expires_at as "changeUntil"
     from reservations r join boats b on b.id = r.boat_id join users u on u.id = r.user_id
     left join reservation_changes c on c.reservation_id = r.id and c.expires_at > $2
     where r.id = $1`,
    [id, now],
  );
  const [row] = rows;
  if (!row) throw new Error(`No reservation ${id}`);
  return row;
}
