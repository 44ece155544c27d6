import { serverEnv } from "@/lib/config/env.server";
import type { PageType } from "@/lib/domain/shared/vocabulary";
import { LOCALES, type Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { getPool, refuseInPreview } from "@/lib/server/platform/db/pool";
import { log } from "@/lib/server/platform/log";
import { ABOUT_KEY } from "@/lib/server/reading/content/page-places";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";
import { indexNowKeyPath } from "@/lib/server/reading/seo/index-now-key-path";

const TIMEOUT_MS = 15_000;

interface Row {
  kind: "page" | "special_service" | "home_feature" | "blog" | "faq";
  key: string;
  page_type: PageType | null;
  slugs: Partial<Record<Locale, string>>;
  translated: Locale[];
}

const QUERY = `
  select c.kind, c.key, c.page_type,
    (select coalesce(jsonb_object_agg(s.locale, s.slug), '{}') from slugs s where s.current and s.entity_id = c.id
      and s.scope = case c.kind when 'page' then 'page' when 'blog' then 'blog' else 'service' end) as slugs,
    (select coalesce(jsonb_agg(t.locale), '[]') from content_texts t
      where t.content_id = c.id and t.title <> '' and t.body <> '') as translated
  from contents c where c.id = any ($1) and c.published_at <= now() and c.kind <> 'contract' order by c.id`;

/**
 * Tells IndexNow which public addresses changed: those of the texts that are published by now, in the languages
 * that they are written in. A busy or broken receiver throws, so that the job is tried again; one that refuses us
 * is logged. Without INDEXNOW_KEY nothing leaves this machine.
 */
export async function announceToSearchEngines(contentIds: readonly number[]): Promise<void> {
  const { INDEXNOW_KEY: key, INDEXNOW_URL: receiver, SITE_URL: site } = serverEnv();
  refuseInPreview("a search engine");
  if (!key) return;
  const { rows } = await getPool().query<Row>(QUERY, [contentIds]);
  const urlList = [...new Set(rows.flatMap(addressesOf))];
  if (urlList.length === 0) return;
  const keyLocation = absoluteUrl(indexNowKeyPath(key));
  const response = await fetch(receiver, {
    method: "POST",
    headers: { "Content-Type": "application/json; charset=utf-8" },
    body: JSON.stringify({ host: new URL(site).host, key, keyLocation, urlList }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (response.ok) return;
  if (response.status === 429 || response.status >= 500)
    throw new Error(`IndexNow answered ${response.status}`);
  log("warn", "indexnow_refused", { status: response.status, urls: urlList.length });
}

function addressesOf({ kind, key, page_type, slugs, translated }: Row): string[] {
  return LOCALES.filter((locale) => translated.includes(locale)).flatMap((locale) => {
    if (kind === "faq") return [absoluteUrl(pathFor("faq", locale))];
    if (key === ABOUT_KEY) return [absoluteUrl(pathFor("about", locale))];
    const slug = slugs[locale];
    if (!slug) return [];
    if (kind === "blog") return [absoluteUrl(pathFor("blogPost", locale, { slug }))];
    if (kind !== "page") return [absoluteUrl(pathFor("service", locale, { slug }))];
    return page_type ? [absoluteUrl(pathFor("page", locale, { type: page_type, slug }))] : [];
  });
}
