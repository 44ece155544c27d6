import { createHash } from "node:crypto";
import { drizzle } from "drizzle-orm/node-postgres";
import type { PoolClient } from "pg";
import { addDays, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales";
import type { OwnerRow } from "@/lib/server/people/owners/change-owner-state";
import { readAgreement } from "@/lib/server/people/owners/joining/read-agreement";
import { sealNumber } from "@/lib/server/people/owners/sealed-numbers";
import { type TableRow, upsertRows } from "@/lib/server/platform/db/upsert-rows";

/** Owners whose papers the demo shows; the others are from before papers were asked for. */
const OWNERS = 12;
/** The number that tests of such numbers use: it is nobody's. */
const IDENTITY_NUMBER = "10000000146";
/** In how many days a paper ends, by the place of its owner: most in a year, two soon. */
const ENDS_IN: Readonly<Record<number, number>> = { 1: 20, 3: 5 };

/** An id that is the same each time. */
function idOf(...parts: unknown[]): string {
  const hex = createHash("sha256").update(parts.join(" ")).digest("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}

/** An account of a bank that there is not. */
function ibanOf(serial: number): string {
  const account = `000990${String(serial).padStart(16, "0")}`;
  const rest = [...`${account}292700`].reduce((left, digit) => (left * 10 + Number(digit)) % 97, 0);
  return `TR${String(98 - rest).padStart(2, "0")}${account}`;
}

type Owner = Pick<OwnerRow, "id" | "name">;

/**
 * Identity, papers and agreement of twelve demo owners, a manager and a captain, and somebody who has applied. One
 * paper has ended that no sale needs. What is there stays.
 */
export async function seedOwners(client: PoolClient, now: Date): Promise<void> {
  const { rows: owners } = await client.query<Owner>(
    `select o.id, o.name from owners o where o.demo and o.state = 'active'
     order by (select min(code) from boats where owner_id = o.id), o.id limit ${OWNERS}`,
  );
  for (const [place, owner] of owners.entries()) {
    await seedIdentity(client, owner, place);
    await seedPapers(client, owner, place, now);
    await seedAcceptance(client, owner, now);
  }
  const [first] = owners;
  if (first) await seedMembers(client, first);
  await seedApplicant(client, now);
}

async function seedIdentity(client: PoolClient, { id, name }: Owner, place: number): Promise<void> {
  const [identity, iban] = [sealNumber("identity", IDENTITY_NUMBER), sealNumber("iban", ibanOf(place + 1))];
  await client.query(
    `update owners set legal_name = $2, address = $3, identity_number_sealed = $4, identity_number_end = $5,
       iban_sealed = $6, iban_end = $7 where id = $1 and identity_number_sealed is null`,
    [id, name, `Liman Caddesi ${place + 1}, Bodrum`, identity.sealed, identity.end, iban.sealed, iban.end],
  );
}

async function seedPapers(client: PoolClient, { id }: Owner, place: number, now: Date): Promise<void> {
  const { rows: kinds } = await client.query<{
    key: string;
    subject: string;
    expires: boolean;
    needed: boolean;
  }>("select key, subject, expires, needed from paper_kinds where coalesce(owner_kind, 'person') = 'person'");
  const { rows: boats } = await client.query<{ id: number; code: string }>(
    "select id, code from boats where owner_id = $1 order by code",
    [id],
  );
  const today = tripDayOf(now);
  const paperOf = (kind: (typeof kinds)[number], boat: (typeof boats)[number] | null): TableRow => {
    // The last owner's licence has ended, and the last but one's insurance waits for staff.
    const isOver = place === OWNERS - 1 && kind.key === "operating_licence";
    const waits = place === OWNERS - 2 && kind.key === "radio_certificate";
    const days = kind.key === "insurance" ? (ENDS_IN[place] ?? 330) : 400;
    return {
      id: idOf(id, kind.key, boat?.code),
      owner_id: id,
      boat_id: boat?.id ?? null,
      kind: kind.key,
      number: `TR-${2000 + place}-${kind.key.slice(0, 3).toUpperCase()}`,
      valid_from: addDays(today, -60),
      valid_until: kind.expires ? addDays(today, isOver ? -10 : days) : null,
      state: waits ? "waiting" : "accepted",
      uploaded_by: "owner",
      checked_at: waits ? null : now.toISOString(),
      created_at: now.toISOString(),
    };
  };
  const handedIn = kinds.filter(
    ({ needed, key }) =>
      needed ||
      (place === OWNERS - 1 && key === "operating_licence") ||
      (place === OWNERS - 2 && key === "radio_certificate"),
  );
  const rows = handedIn.flatMap((kind) =>
    kind.subject === "owner" ? [paperOf(kind, null)] : boats.map((boat) => paperOf(kind, boat)),
  );
  await upsertRows(client, { table: "owner_papers", key: ["id"], existing: "keep" }, rows);
}

async function seedAcceptance(client: PoolClient, { id }: Owner, now: Date): Promise<void> {
  const { rows } = await client.query<OwnerRow>(
    `select id, name, email, phone, address, locale, legal_name as "legalName", tax_office as "taxOffice",
       tax_number as "taxNumber", mersis from owners where id = $1`,
    [id],
  );
  const [owner] = rows;
  const agreement = owner && (await readAgreement(owner, owner.locale, now, drizzle(client)));
  if (!agreement) return;
  const { version, text, hash } = agreement;
  const row = {
    id: idOf(id, "agreement"),
    owner_id: id,
    version,
    locale: owner.locale,
    text,
    hash,
    accepted_at: now,
  };
  await upsertRows(client, { table: "owner_agreements", key: ["owner_id", "version"], existing: "keep" }, [
    row,
  ]);
}

async function seedMembers(client: PoolClient, { id }: Owner): Promise<void> {
  const people = [
    { role: "manager", name: "Selin Aksoy", email: "selin.aksoy@example.com" },
    { role: "captain", name: "Hasan Kaptan", email: "hasan.kaptan@example.com" },
  ];
  const rows = people.map((one) => ({
    id: idOf(id, one.email),
    owner_id: id,
    locale: DEFAULT_LOCALE,
    ...one,
  }));
  await upsertRows(client, { table: "owner_members", key: ["id"], existing: "keep" }, rows);
}

async function seedApplicant(client: PoolClient, now: Date): Promise<void> {
  const at = now.toISOString();
  const [id, email] = [idOf("applicant"), "cem.yalcin@example.com"];
  const who = { name: "Cem Yalçın", email, phone: "+905551112244", locale: DEFAULT_LOCALE };
  const keep = (table: string, row: TableRow) =>
    upsertRows(client, { table, key: ["id"], existing: "keep" }, [row]);
  await keep("owners", {
    id,
    state: "applied",
    ...who,
    demo: true,
    kind: "person",
    tax_residence: "TR",
    created_at: at,
    updated_at: at,
  });
  await keep("owner_members", { id: idOf("applicant member"), owner_id: id, role: "owner", ...who });
  const { rows: known } = await client.query("select from owner_history where owner_id = $1", [id]);
  if (known.length > 0) return;
  await client.query(
    "insert into owner_history (owner_id, to_state, actor, actor_id, at) values ($1, 'applied', 'owner', $2, $3)",
    [id, email, at],
  );
  await client.query(
    `insert into owner_applications (id, owner_id, boat_name, type_id, port_id, length_cm, person_count, note,
       notice_version, created_at)
     select $1, $2, 'Rüzgâr', (select id from types order by position limit 1),
       (select id from places where kind = 'port' order by position, id limit 1), 1450, 10,
       'Kendi kaptanımız var, sezon nisandan kasıma.', '1', $3 on conflict (id) do nothing`,
    [idOf("application"), id, at],
  );
}
