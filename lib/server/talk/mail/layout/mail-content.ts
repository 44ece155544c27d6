/** What every mail of the site has around its content. */
export interface MailFrame {
  brand: string;
  footer: string;
  /** Address of the site's icon. */
  logo: string;
}

export interface MailOffer {
  title: string;
  detail: string;
  href: string;
  /** Beside the text; without words of its own, since the title names what it shows. */
  picture?: string;
}

/** The content of a mail before layout, in one language. Texts are plain; the layouts escape them. */
export interface MailContent {
  subject: string;
  paragraphs: string[];
  /** What a person wrote, in their own lines and direction. */
  quote?: string;
  /** Shown large, for typing elsewhere. */
  code?: string;
  facts?: { label: string; value: string }[];
  /** The one fact that the reader needs first, in large letters. */
  lead?: { label: string; value: string };
  /** What a traveller must know, side by side: when, where, what to bring. */
  blocks?: { label: string; value: string; detail?: string }[];
  /** Above the text; the mail says all without it. */
  picture?: { src: string; alt: string };
  /** Where to meet: a picture of the coast with a pin, and the way there. */
  place?: { map: string; alt: string; label: string; href: string };
  /** Smaller ways on beside the button. */
  links?: { label: string; href: string }[];
  /** Further links for the reader, each to an address of this site. */
  offers?: { title: string; items: MailOffer[] };
  /** An address of ours; always with `?lang=`. */
  button?: { label: string; href: string };
  /** Small, below everything: how to end such mails. */
  end?: { question: string; label: string; href: string };
  /** Smaller, below the button: until when a link works, what to do when it was not you. */
  hint?: string;
}

/** How the reader of a message answers it: by a button, or as the hint says. */
export type WayToAnswer = Pick<MailContent, "button" | "hint">;
