import "server-only";
import { unstable_cache } from "next/cache";
import type { Locale, LocalizedText } from "@/lib/i18n/locales";
import type { PageKey } from "@/lib/routes/page-keys";
import { getPool } from "@/lib/server/db/pool";

const MAX_PLACES = 12;
const ONE_HOUR_SECONDS = 3600;

interface NamedSlug {
  group: "place" | "type" | "service" | "page";
  label: string;
  slug: string;
  kind: string;
}

interface FrameSettings {
  brand?: LocalizedText;
  phone?: string;
  email?: string;
  whatsapp?: string;
  address?: LocalizedText;
  social?: { name: string; href: string }[];
  partner_address?: string | null;
}

const SETTINGS = `
  select coalesce(jsonb_object_agg(key, value), '{}') as settings from settings
  where key in ('brand', 'phone', 'email', 'whatsapp', 'address', 'social', 'partner_address')`;

const LINKS = `
  select s.scope as group, s.kind, s.slug, coalesce(p.name ->> $1, t.name ->> $1, ct.title) as label
  from slugs s
  left join places p on s.scope = 'place' and p.id = s.entity_id
  left join types t on s.scope = 'type' and t.id = s.entity_id
  left join contents c on s.scope in ('service', 'page') and c.id = s.entity_id
  left join content_texts ct on ct.content_id = c.id and ct.locale = $1
  where s.locale = $1 and s.current
    and (s.kind = 'city' or s.scope = 'type' or (s.scope in ('service', 'page') and c.published_at <= now()))
  order by s.scope, s.kind = 'home_feature', coalesce(p.position, t.position, c.position), label`;

async function readSiteFrame(locale: Locale) {
  const pool = getPool();
  const [{ rows: settingRows }, { rows }] = await Promise.all([
    pool.query<{ settings: FrameSettings }>(SETTINGS),
    pool.query<NamedSlug>(LINKS, [locale]),
  ]);
  const settings = settingRows[0]?.settings ?? {};
  const linksOf = (group: NamedSlug["group"]) =>
    rows.filter((row) => row.group === group).map(({ label, slug }) => ({ label, slug }));
  return {
    brand: settings.brand?.[locale] ?? "Palamar",
    phone: settings.phone ?? null,
    email: settings.email ?? null,
    whatsapp: settings.whatsapp?.replace(/\D/g, "") ?? null,
    address: settings.address?.[locale] ?? null,
    social: settings.social ?? [],
    partnerHref: settings.partner_address || null,
    services: linksOf("service"),
    places: linksOf("place").slice(0, MAX_PLACES),
    types: linksOf("type"),
    pages: rows
      .filter(({ group }) => group === "page")
      .map(({ label, slug, kind }) => ({ label, slug, type: kind as PageKey })),
  };
}

/** What header and footer show, in one language; renewed when settings, places or contents change. */
export const getSiteFrame = unstable_cache(readSiteFrame, ["site-frame"], {
  revalidate: ONE_HOUR_SECONDS,
  tags: ["settings", "places", "content", "slugs"],
});
