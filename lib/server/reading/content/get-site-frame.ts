import "server-only";
import type { PageType } from "@/lib/domain/shared/vocabulary";
import { phoneOnOneLine } from "@/lib/i18n/format-phone";
import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locales";
import { cachedRead } from "@/lib/server/platform/db/cached-read";
import { getPool } from "@/lib/server/platform/db/pool";
import { readSiteSettings } from "@/lib/server/platform/settings/get-site-settings";
import { ABOUT_KEY, RENT_BOAT_KEY } from "@/lib/server/reading/content/page-places";

const MAX_PLACES = 12;

type NamedSlug = { label: string; slug: string; key: string } & (
  | { group: "place" | "type" | "service"; kind: string }
  | { group: "page"; kind: PageType }
);

const LINKS = `
  select s.scope as group, s.kind, s.slug, coalesce(p.name ->> $1, t.name ->> $1, ct.title, base.title) as label, c.key
  from slugs s
  left join places p on s.scope = 'place' and p.id = s.entity_id
  left join types t on s.scope = 'type' and t.id = s.entity_id
  left join contents c on s.scope in ('service', 'page') and c.id = s.entity_id
  left join content_texts ct on ct.content_id = c.id and ct.locale = $1
  left join content_texts base on base.content_id = c.id and base.locale = '${DEFAULT_LOCALE}'
  where s.locale = $1 and s.current
    and ((s.scope in ('service', 'page') and c.published_at <= now())
      -- A list without boats is not for search engines, so no page leads there.
      or (s.kind = 'city' and exists (select from boats b where b.city_id = s.entity_id and b.status = 'published'))
      or (s.scope = 'type' and exists (select from boats b where b.type_id = s.entity_id and b.status = 'published')))
  order by s.scope, s.kind = 'home_feature', coalesce(p.position, t.position, c.position), s.entity_id`;

async function readSiteFrame(locale: Locale) {
  const [settings, { rows }] = await Promise.all([
    readSiteSettings(),
    getPool().query<NamedSlug>(LINKS, [locale]),
  ]);
  const linksOf = (group: NamedSlug["group"]) =>
    rows.filter((row) => row.group === group).map(({ label, slug }) => ({ label, slug }));
  return {
    brand: settings.brand[locale],
    logo: settings.logo,
    phone: settings.phone && phoneOnOneLine(settings.phone),
    email: settings.email,
    whatsapp: settings.whatsapp?.replace(/\D/g, "") ?? null,
    address: settings.address?.[locale] ?? null,
    helpHours: settings.help_hours,
    social: settings.social,
    partnerHref: settings.partner_address,
    services: linksOf("service"),
    places: linksOf("place").slice(0, MAX_PLACES),
    types: linksOf("type"),
    pages: rows
      .filter((row) => row.group === "page")
      // "About us" has an address of its own.
      .filter(({ key }) => key !== ABOUT_KEY)
      .map(({ label, slug, kind, key }) => ({
        label,
        slug,
        key,
        type: kind,
        forOwners: key === RENT_BOAT_KEY,
      })),
  };
}

/** What header and footer show, in one language; renewed when settings, places, boats or contents change. */
export const getSiteFrame = cachedRead("site-frame", readSiteFrame);
