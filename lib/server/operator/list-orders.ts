import type { TripDay } from "@/lib/domain/shared/istanbul-time";
import type { Currency, OrderStatus } from "@/lib/domain/shared/vocabulary";
import { type Locale, OPERATOR_LOCALE } from "@/lib/i18n/locales";
import { type InvoiceLines, invoiceColumns } from "@/lib/server/operator/read-reservation-sheet";
import { getPool } from "@/lib/server/platform/db/pool";

/** An order of a special service as the operator sees it. */
export interface OrderSheet extends InvoiceLines {
  id: string;
  number: string;
  status: OrderStatus;
  expiresAt: Date | null;
  createdAt: Date;
  customerId: string;
  /** The language in which the customer reads the site. */
  customerLocale: Locale;
  day: TripDay;
  startsAt: Date | null;
  endsAt: Date | null;
  service: string;
  package: string;
  boatCode: string | null;
  ownerName: string | null;
  ownerPhone: string | null;
  place: string | null;
  personCount: number | null;
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  note: string | null;
  totalMinor: number;
  currency: Currency;
}

/** Orders that are still to be carried out, and those whose owner is asked; the next first. */
export function listOrders(now: Date): Promise<OrderSheet[]> {
  return query("o.status = 'order_paid' or (o.status = 'order_requested' and o.expires_at > $1)", now);
}

/** What the operator sees of one order. Throws when there is none of this id. */
export async function readOrderSheet(id: string): Promise<OrderSheet> {
  const [row] = await query("o.id = $1", id);
  if (!row) throw new Error(`No order ${id}`);
  return row;
}

async function query(condition: string, value: string | Date): Promise<OrderSheet[]> {
  const { rows } = await getPool().query<OrderSheet>(
    `select o.id, o.number, o.status, o.expires_at as "expiresAt",
       o.created_at as "createdAt", o.user_id as "customerId", u.locale as "customerLocale", o.service_day::text as day,
       o.starts_at as "startsAt", o.ends_at as "endsAt", o.service_name->>'${OPERATOR_LOCALE}' as service,
       o.package_name->>'${OPERATOR_LOCALE}' as package, b.code as "boatCode", b.owner_name as "ownerName",
       b.owner_phone as "ownerPhone", p.name->>'${OPERATOR_LOCALE}' as place, o.person_count as "personCount",
       o.customer_name as "customerName", o.email as "customerEmail", o.phone as "customerPhone", o.note,
       o.total_minor::float8 as "totalMinor", o.currency, ${invoiceColumns("o")}
     from service_orders o join users u on u.id = o.user_id left join boats b on b.id = o.boat_id left join places p on p.id = o.place_id
     where ${condition} order by o.service_day, o.number`,
    [value],
  );
  return rows;
}
