import { loadMessages } from "@/lib/i18n/load-messages";
import { DEFAULT_LOCALE, isLocale } from "@/lib/i18n/locales";

export type EnvelopeFault = "envelope_incomplete" | "envelope_empty";

/** A response that could not be opened; the message is for the visitor. */
export class EnvelopeError extends Error {
  override readonly name = "EnvelopeError";
  readonly code: EnvelopeFault;

  constructor(code: EnvelopeFault, message: string) {
    super(message);
    this.code = code;
  }
}

/** The error in the language of the page; its sentence is loaded only now. */
export async function envelopeError(code: EnvelopeFault): Promise<EnvelopeError> {
  const asked = typeof document === "undefined" ? null : document.documentElement.lang;
  const { errors } = await loadMessages(isLocale(asked) ? asked : DEFAULT_LOCALE);
  return new EnvelopeError(code, errors[code]);
}
