import { setRequestLocale } from "next-intl/server";
import type { ListSubject } from "@/app/[locale]/(site)/boats/list-subject";
import { ListView } from "@/app/[locale]/(site)/boats/list-view";
import { MissingContent } from "@/components/layout/errors/missing-content";
import { NO_SEARCH } from "@/components/search/query/no-search";
import type { Locale } from "@/lib/i18n/locales";
import { getListPage } from "@/lib/server/catalogue/search/get-list-page";
import { getMoreBoats } from "@/lib/server/catalogue/search/get-more-boats";
import { getOptionCounts } from "@/lib/server/catalogue/search/get-option-counts";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";

interface PlainListProps {
  locale: Locale;
  subject: ListSubject | null;
}

/** Neighbours that an empty list offers. */
const NEAREST = 3;

/** The first page of a list without a search: static. */
export async function PlainList({ locale, subject }: PlainListProps) {
  setRequestLocale(locale);
  if (!subject) return <MissingContent locale={locale} frame={await getSiteFrame(locale)} />;
  const [list, counts, more, faq, facts] = await Promise.all([
    getListPage(locale, subject.scope),
    getOptionCounts(subject.scope),
    getMoreBoats(locale, subject.scope, subject.neighbours),
    subject.readFaq?.(),
    subject.readFacts(),
  ]);
  return (
    <ListView
      locale={locale}
      subject={subject}
      values={NO_SEARCH}
      found={{ list, counts }}
      alternatives={{ days: [], places: subject.neighbours.slice(0, NEAREST) }}
      more={more}
      faq={faq}
      facts={facts}
    />
  );
}
