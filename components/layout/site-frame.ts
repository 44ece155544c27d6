export interface FrameLink {
  label: string;
  slug: string;
}

/** What header and footer show beyond the sentences: from settings and tables, in the page's language. */
export interface SiteFrame {
  brand: string;
  phone: string | null;
  email: string | null;
  /** Digits with country code. */
  whatsapp: string | null;
  address: string | null;
  social: readonly { name: string; href: string }[];
  partnerHref: string | null;
  /** Home services, then home features. */
  services: readonly FrameLink[];
  places: readonly FrameLink[];
  types: readonly FrameLink[];
  pages: readonly (FrameLink & {
    /** Stable name, e.g. `kvkk`. */
    key: string;
    type: "corporate" | "history" | "policy" | "contract" | "static";
  })[];
}
