import { serverEnv } from "@/lib/config/env.server";
import { getPool } from "@/lib/server/platform/db/pool";
import { readSeed } from "./read-seed";

/** In the order in which an operator sees to them. */
const OPEN_POINTS = [
  "seller",
  "phone",
  "email",
  "address",
  "exchange_rates",
  "contracts",
  "operator_email",
  "mail_from",
  "mail",
  "payments",
  "boats",
] as const;
export type OpenPoint = (typeof OPEN_POINTS)[number];

/** The addresses that the settings have by default: nobody reads mail there. */
const INVENTED = /@palamar\.example\b/;

/** What a real shop still lacks; a demo lacks nothing. */
export async function listOpenPoints(): Promise<OpenPoint[]> {
  const { OPERATOR_EMAIL, MAIL_FROM, SMTP_URL, PAYMENT_PROVIDER } = serverEnv();
  const { rows } = await getPool().query<{
    settings: string[];
    asShipped: boolean;
    shipped: boolean;
    boats: boolean;
    demo: boolean;
  }>(
    `select (select coalesce(array_agg(key), '{}') from settings) as settings,
       exists (select from exchange_rates x where x.currency <> 'TRY'
         and x.try_per_unit = ($1::jsonb ->> x.currency)::float8) as "asShipped",
       exists (select from (select distinct on (subject, kind) shipped from contracts
         order by subject, kind, valid_from desc, id desc) newest where shipped) as shipped,
       exists (select from boats where status = 'published') as boats,
       exists (select from boats where demo) as demo`,
    [JSON.stringify(readSeed("exchange-rates"))],
  );
  const [found] = rows;
  if (!found || found.demo) return [];
  const isOpen: Record<OpenPoint, boolean> = {
    seller: !found.settings.includes("seller"),
    phone: !found.settings.includes("phone"),
    email: !found.settings.includes("email"),
    address: !found.settings.includes("address"),
    exchange_rates: found.asShipped,
    contracts: found.shipped,
    operator_email: INVENTED.test(OPERATOR_EMAIL),
    mail_from: INVENTED.test(MAIL_FROM),
    mail: !SMTP_URL,
    payments: PAYMENT_PROVIDER === "test",
    boats: !found.boats,
  };
  return OPEN_POINTS.filter((point) => isOpen[point]);
}
