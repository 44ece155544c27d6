export interface FrameLink {
  label: string;
  slug: string;
}

/** What header and footer show beyond the sentences: from settings and tables, in the page's language. */
export interface SiteFrame {
  brand: string;
  /** Public path of the mark beside the brand; null = the one that is drawn. */
  logo: string | null;
  phone: string | null;
  email: string | null;
  /** Digits with country code. */
  whatsapp: string | null;
  address: string | null;
  social: readonly { name: string; href: string }[];
  /** Where the page for boat owners leads. */
  partnerHref: string | null;
  /** Home services, then home features. */
  services: readonly FrameLink[];
  places: readonly FrameLink[];
  types: readonly FrameLink[];
  pages: readonly (FrameLink & {
    /** Stable name, e.g. `kvkk`. */
    key: string;
    type: "corporate" | "history" | "policy" | "contract" | "static";
    /** The page that every "are you a yacht owner" leads to. */
    forOwners: boolean;
  })[];
}
