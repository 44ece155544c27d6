import type { AuditEvent } from "@/lib/domain/shared/audit-events";
import { CATALOGUE_SECTIONS } from "@/lib/domain/shared/vocabulary";
import { LOCALES, type Locale } from "@/lib/i18n/locales";
import { newestContracts, readStoredContracts } from "@/lib/server/booking/contracts/files/contract-template";
import { valuesOfBoat } from "@/lib/server/catalogue/boats/files/compare-boats";
import { readStoredBoats } from "@/lib/server/catalogue/boats/files/read-stored-boats";
import { readStoredCatalogue, writeCatalogue } from "@/lib/server/catalogue/reference/read-stored-catalogue";
import type { SqlClient } from "@/lib/server/platform/db/upsert-rows";
import type { ContentPackage } from "@/lib/server/reading/content/files/content-item";
import { filedKind } from "@/lib/server/reading/content/files/content-kinds";
import { readStoredContents, type StoredItem } from "@/lib/server/reading/content/files/read-stored-contents";

interface StoredThing {
  /** As people know it. */
  id: string;
  /** What it consists of, each part under its path. */
  values: ReadonlyMap<string, string>;
  /** Of a new one its parts say nothing that the form did not just show. */
  isOnlyNamed?: true;
}

/** By what stays the same when a thing gets another name. */
export type StoredThings = ReadonlyMap<string, StoredThing>;

/** The things with these ids of the audit, and perhaps others, as a connection sees them. */
type ReadThings = (client: SqlClient, ids: readonly string[]) => Promise<StoredThings>;

const boats: ReadThings = async (client, codes) => {
  const stored = await readStoredBoats(client, codes);
  return new Map(
    stored.map((boat) => [boat.code, { id: boat.code, values: valuesOfBoat(boat), isOnlyNamed: true }]),
  );
};

const catalogue: ReadThings = async (client, ids) => {
  const stored = writeCatalogue(await readStoredCatalogue(client));
  return thingsOf(
    CATALOGUE_SECTIONS.flatMap((section) =>
      stored[section].map(({ key, ...entry }) => [`${section} ${key}`, entry] as const),
    ).filter(([id]) => ids.includes(id)),
  );
};

const contents: ReadThings = async (client, ids) => {
  const stored = await readStoredContents(client);
  return thingsOf(
    stored
      .map((item) => [`${filedKind(item.kind).folder}/${item.key}`, writtenContent(item)] as const)
      .filter(([id]) => ids.includes(id)),
  );
};

const contracts: ReadThings = async (client, ids) => {
  const newest = newestContracts(await readStoredContracts(client));
  return thingsOf(
    [...newest]
      .filter(([id]) => ids.includes(id))
      .map(([id, { version, texts }]) => [
        id,
        {
          version,
          title: inLanguages((locale) => texts[locale]?.title),
          body: inLanguages((locale) => texts[locale]?.template),
        },
      ]),
  );
};

/** All of them: one that gets another name is known by its row alone. */
const templates: ReadThings = async (client) => {
  const { rows } = await client.query<{ id: string; name: string; text: object }>(
    "select id, name, text from answer_templates order by name",
  );
  return new Map(
    rows.map(({ id, name, text }) => [id, { id: name, values: new Map(partsOf({ name, text })) }]),
  );
};

/** Sealed numbers by their ends; people and papers each in one line. */
const OWNER_FACTS = `select o.id::text as key, o.state, o.kind, o.name, o.legal_name, o.tax_office, o.tax_number, o.mersis,
    o.address, o.kep, o.email, o.phone, o.locale, o.tax_residence, '••• ' || o.identity_number_end as identity_number,
    '••• ' || o.iban_end as iban,
    (select string_agg(concat_ws(', ', m.name, m.role, m.email, m.phone,
       case when m.disabled_at is not null then '✕' end), '; ' order by m.created_at, m.id)
     from owner_members m where m.owner_id = o.id) as members
  from owners o where o.id::text = any($1) order by o.id`;

const owners: ReadThings = async (client, ids) => {
  const { rows } = await client.query<Record<string, string | null>>(OWNER_FACTS, [ids]);
  return new Map(
    rows.map(({ key, ...facts }) => {
      const values = Object.entries(facts).flatMap(([field, value]): [string, string][] =>
        value ? [[field, value]] : [],
      );
      return [key ?? "", { id: facts.name ?? "", values: new Map(values) }];
    }),
  );
};

/** Two columns of a table: the id and what stands beside it. */
const pairs =
  (query: string, name?: string): ReadThings =>
  async (client, ids) => {
    const { rows } = await client.query<{ id: string; value: unknown }>(query, [ids]);
    return thingsOf(rows.map(({ id, value }) => [id, name ? { [name]: value } : value]));
  };

const redirects = pairs(
  "select from_path as id, to_path as value from redirects where from_path = any($1)",
  "redirect",
);
const settings = pairs("select key as id, value from settings where key = any($1)");
const rates = pairs(
  "select currency as id, try_per_unit as value from exchange_rates where currency = any($1)",
);
const roads = pairs(
  `select asked.id, r.km as value from unnest($1::text[]) as asked(id)
   join places a on a.kind = 'city' and a.key = split_part(asked.id, ' ', 1)
   join places b on b.kind = 'city' and b.key = split_part(asked.id, ' ', 2)
   join place_roads r on r.place_id = least(a.id, b.id) and r.other_id = greatest(a.id, b.id)`,
);

/** What an event is a change of, where its parts are stored. */
export const STORED_THINGS: Partial<Record<AuditEvent, ReadThings>> = {
  boat_saved: boats,
  boat_imported: boats,
  catalogue_saved: catalogue,
  catalogue_removed: catalogue,
  content_saved: contents,
  content_imported: contents,
  contract_published: contracts,
  template_saved: templates,
  template_removed: templates,
  redirect_set: redirects,
  redirect_removed: redirects,
  setting_changed: settings,
  exchange_rate_changed: rates,
  road_changed: roads,
  boat_owner_changed: boats,
  boat_sales_stopped: boats,
  boat_sales_resumed: boats,
  owner_saved: owners,
  owner_invited: owners,
  owner_declined: owners,
  owner_activated: owners,
  owner_suspended: owners,
  owner_resumed: owners,
  owner_member_added: owners,
  owner_member_changed: owners,
  owner_member_disabled: owners,
  owner_member_enabled: owners,
};

function thingsOf(found: readonly (readonly [id: string, value: unknown])[]): StoredThings {
  return new Map(found.map(([id, value]) => [id, { id, values: new Map(partsOf(value)) }]));
}

/** Every part under its path; what is empty is not there. */
function partsOf(value: unknown, path = ""): [string, string][] {
  if (value === null || value === undefined || value === "") return [];
  if (typeof value !== "object") return [[path, String(value)]];
  return Object.entries(value).flatMap(([name, part]) => partsOf(part, path ? `${path}.${name}` : name));
}

/** A text as its fields are called in every form. */
function writtenContent({ texts, slugs, offer, ...item }: StoredItem): object {
  return {
    kind: item.kind,
    page_type: item.pageType,
    group_key: item.groupKey,
    media_key: item.mediaKey,
    author_name: item.authorName,
    position: item.position,
    published_at: item.publishedAt,
    title: inLanguages((locale) => texts[locale]?.title),
    slug: slugs,
    summary: inLanguages((locale) => texts[locale]?.summary),
    picture_alt: inLanguages((locale) => texts[locale]?.pictureAlt),
    body: inLanguages((locale) => texts[locale]?.body),
    lead_days: offer?.leadDays,
    daily_capacity: offer?.dailyCapacity,
    currency: offer?.currency,
    package: offer && Object.fromEntries(offer.packages.map((one) => [one.key, writtenPackage(one)])),
  };
}

function writtenPackage({ name, description, priceMinor, hours, maxPersons, position }: ContentPackage) {
  const price = (priceMinor / 100).toFixed(2);
  return { name, description, price, hours, max_persons: maxPersons, position };
}

function inLanguages<T>(read: (locale: Locale) => T): Record<string, T> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, read(locale)]));
}
