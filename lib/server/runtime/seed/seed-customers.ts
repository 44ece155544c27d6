import type { PoolClient } from "pg";
import type { Gender } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { hashPassword } from "@/lib/server/people/accounts/password/hash-password";
import { upsertRows } from "@/lib/server/platform/db/upsert-rows";
import { readSeed } from "./read-seed";

export interface CustomerSeed {
  email: string;
  name: string;
  surname: string;
  phone: string;
  dialCode: string;
  locale: Locale;
  gender: Gender;
  /** Only these get a password; the others merely wrote reviews. */
  canLogIn?: boolean;
  address?: string;
  city?: string;
  country?: string;
}

/** The demo login that the starter prints. */
export const DEMO_LOGIN = { email: "demo@palamar.example", password: "Palamar-demo-2026" };

/** Demo customers. An existing one is not changed: it may be in use. */
export async function seedCustomers(client: PoolClient, now: Date): Promise<CustomerSeed[]> {
  const customers = readSeed<CustomerSeed[]>("customers");
  const { rows: known } = await client.query<{ email: string }>("select email from users where demo");
  const knownEmails = new Set(known.map(({ email }) => email));
  const missing = customers.filter(({ email }) => !knownEmails.has(email));
  const passwordHash = missing.some(({ canLogIn }) => canLogIn)
    ? await hashPassword(DEMO_LOGIN.password)
    : null;
  await upsertRows(
    client,
    { table: "users", key: ["email"], existing: "keep" },
    missing.map((customer) => ({
      name: customer.name,
      surname: customer.surname,
      email: customer.email,
      email_verified_at: customer.canLogIn ? now : null,
      phone: customer.phone,
      dial_code: customer.dialCode,
      password_hash: customer.canLogIn ? passwordHash : null,
      address: customer.address ?? null,
      city: customer.city ?? null,
      country: customer.country ?? null,
      gender: customer.gender,
      locale: customer.locale,
      demo: true,
    })),
  );
  await client.query(
    `insert into consents (user_id, kind, text_version, given_at)
     select users.id, kinds.kind, '1', $1
     from users, unnest(array['kvkk', 'electronic_messages']) kinds (kind)
     where users.demo and users.password_hash is not null
       and not exists (select from consents where consents.user_id = users.id)`,
    [now],
  );
  return customers;
}
