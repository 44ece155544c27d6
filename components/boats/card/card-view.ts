import type { RateKind } from "@/lib/domain/shared/vocabulary";

/**
 * The address of a file of 400 pixels, for screens of one pixel a point, beside which one of 800 lies for screens of
 * two (`largePicture`); as an object where it is the only file.
 */
export type CardPicture = string | { only: string };

/** What a boat card shows; what all cards of a list share is in `CardLabels`. */
export interface CardView {
  id: number;
  slug: string;
  name: string;
  /** `Gulet · 24 m · 12 guests` */
  facts: string;
  /** `Kuruçeşme, İstanbul` */
  place: string;
  /** The owner must confirm a booking first; most boats are booked at once. */
  onRequest?: true;
  /** Formatted mean and number of reviews. */
  rating?: { mean: string; count: number };
  /** Formatted amount; `total` is the exact price of the searched trip. Absent without any price. */
  price?: {
    amount: string;
    per: RateKind | "total";
    /** What Turkish puts behind the number of a lowest price. */
    ending?: string;
    /** About how much a foreign price is in lira, to compare; never what is charged. */
    about?: string;
  };
  /**
   * What a search found, or what the boat was chosen for: kind and hours, and the boat's address with it; `status`
   * where it cannot be booked then.
   */
  trip?: { path: string; text: string; perPerson?: string; status?: string };
  /** The main picture first; the others are fetched when somebody turns to the card. */
  pictures: readonly CardPicture[];
  color: string;
}

/** The texts and addresses that all cards of a list share. */
export interface CardLabels {
  /** The boat's address around its slug. */
  path: { before: string; after: string };
  onRequest: string;
  newBoat: string;
  askPrice: string;
  previousPicture: string;
  nextPicture: string;
  /** `from {amount} / hour`: where the amount stands differs by language. */
  price: Readonly<Record<RateKind | "total", string>>;
  /** For screen readers: what the number with the star is. */
  rating: string;
  /** Where cards can be chosen for a comparison. */
  compare?: string;
  /** `Favourite: {name}` */
  favourite: string;
}
