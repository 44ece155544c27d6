/** A mail before it has a shape: what it says, in one language. Texts are plain; the layouts escape them. */
export interface MailContent {
  subject: string;
  paragraphs: string[];
  /** Shown large, for typing elsewhere. */
  code?: string;
  facts?: { label: string; value: string }[];
  /** An address of ours; always with `?lang=` or a localized path. */
  button?: { label: string; href: string };
  /** Smaller, below: until when a link works, what to do when it was not you. */
  hint?: string;
}
