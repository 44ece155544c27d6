import type { RateKind } from "@/lib/domain/shared/vocabulary";

/**
 * What a boat card shows. Few and short fields: a list carries two dozen of them twice, as HTML and as the
 * island's data; what all cards share is in `CardLabels`.
 */
export interface CardView {
  id: number;
  slug: string;
  name: string;
  /** `Gulet · 24 m · 12 guests` */
  facts: string;
  /** `Kuruçeşme, İstanbul` */
  place: string;
  instant?: true;
  /** Formatted mean and number of reviews. */
  rating?: readonly [mean: string, count: number];
  /** Formatted amount; `total` is the exact price of the searched trip. Absent without any price. */
  price?: readonly [amount: string, per: RateKind | "total"];
  /** `packPicture` codes, the main one first. */
  pictures: readonly string[];
  color: string;
}

/** The words and addresses that all cards of a list share. */
export interface CardLabels {
  /** The boat's address around its slug; the end carries the searched trip. */
  path: readonly [before: string, after: string];
  instant: string;
  newBoat: string;
  askPrice: string;
  previous: string;
  next: string;
  from: string;
  per: Readonly<Record<RateKind | "total", string>>;
  /** For screen readers: what the number with the star is. */
  rating: string;
  /** `Favourite: {name}`, the name not yet filled in. */
  favorite: string;
}
