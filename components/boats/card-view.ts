/** What a boat card shows, ready to be put on screen: sentences are made on the server. */
export interface CardView {
  id: number;
  href: string;
  name: string;
  /** `Gulet · 24 m · 12 kişi` */
  facts: string;
  /** `Kuruçeşme, İstanbul` */
  place: string;
  instant: boolean;
  rating: { value: string; count: string; label: string } | null;
  price: { lead: string; amount: string; unit: string } | null;
  /** `packPicture` codes, the main one first. */
  pictures: string[];
  alt: string;
  color: string;
}

/** The words that all cards of a list share. */
export interface CardLabels {
  instant: string;
  newBoat: string;
  askPrice: string;
  previous: string;
  next: string;
}
