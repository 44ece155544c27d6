import type { ContentKind, Currency, PageType } from "@/lib/domain/shared/vocabulary";
import type { Locale, LocalizedText } from "@/lib/i18n/locales";

export interface ContentText {
  title: string;
  summary: string;
  /** Markdown. */
  body: string;
  /** What the picture shows; empty = the title stands in for it. */
  pictureAlt: string;
}

export interface ContentPackage {
  key: string;
  name: LocalizedText;
  description: LocalizedText;
  priceMinor: number;
  /** On board; null = not booked by the hour. */
  hours: number | null;
  /** Guests it is made for; null = not limited. */
  maxPersons: number | null;
  position: number;
}

/** The orderable side of a special service. */
export interface ContentOffer {
  leadDays: number;
  dailyCapacity: number;
  currency: Currency;
  packages: ContentPackage[];
}

/** A text of the site with everything that its files contain. */
export interface ContentItem {
  kind: Exclude<ContentKind, "contract">;
  key: string;
  pageType: PageType | null;
  groupKey: string | null;
  mediaKey: string | null;
  authorName: string | null;
  position: number;
  /** ISO instant; null is a draft. */
  publishedAt: string | null;
  offer: ContentOffer | null;
  /** A language without a text shows the Turkish one and stays out of search engines. */
  texts: Partial<Record<Locale, ContentText>>;
  /** One per language where the kind has addresses, translated or not. */
  slugs: Partial<Record<Locale, string>>;
}
