import type { ListSubject } from "@/app/[locale]/(site)/boats/list-subject";
import { readListChips } from "@/app/[locale]/(site)/boats/read-list-chips";
import { readListFaq } from "@/app/[locale]/(site)/boats/read-list-faq";
import { typeQuestions } from "@/components/search/list/list-questions";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { headPicture } from "@/lib/server/catalogue/media/head-picture";
import { getTypePage } from "@/lib/server/catalogue/search/get-type-page";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";

/** The boats of a type; null for an unknown slug. */
export async function boatsOfType(locale: Locale, slug: string): Promise<ListSubject | null> {
  const found = await getTypePage(locale, slug);
  if (!found) return null;
  const [t, seo, { brand }] = await Promise.all([
    translatorOf(locale, "boats"),
    translatorOf(locale, "seo"),
    getSiteFrame(locale),
  ]);
  const { id, name } = found;
  return {
    base: { kind: "type", typeId: id, slugs: found.slugs },
    scope: { kind: "type", id },
    title: t("type_title", { type: name }),
    intro: found.intro,
    name,
    crumbs: [{ name: t("all_boats"), path: pathFor("boats", locale) }],
    links: [
      {
        title: t("other_types"),
        links: found.neighbours.map((type) => ({
          name: type.name,
          href: pathFor("boatsByType", locale, { slug: type.slug }),
          count: t("boat_count", { count: type.boatCount }),
        })),
      },
    ],
    neighbours: [],
    picture: headPicture(found.mediaKey, name),
    readFacts: () => readListChips(locale, { kind: "type", id }),
    seo: {
      title: seo("type.title", { brand, type: name }),
      description: seo("type.description", { type: name }),
      picture: found.og ? { src: found.og, alt: name } : null,
      indexed: found.boatCount > 0,
    },
    readFaq: () => readListFaq(locale, { kind: "type", id, name }, typeQuestions),
  };
}
