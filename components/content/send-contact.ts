import type { useTranslations } from "next-intl";
import * as v from "valibot";
import { sendContactForm } from "@/lib/client/api/contact";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import { type ContactForm, contactForm } from "@/lib/contracts/contact";
import { parseFieldMessage } from "@/lib/contracts/field-message";

type Faults = Partial<Record<keyof ContactForm | "root", string>>;

/** What the API's own rules say against the form, field by field in the page's language. */
export function findFaults(values: ContactForm, t: ReturnType<typeof useTranslations<"validation">>): Faults {
  const { issues } = v.safeParse(contactForm, values);
  const faults: Record<string, string> = {};
  for (const { path, message } of issues ?? []) {
    const { key, values: holes } = parseFieldMessage(message);
    faults[String(path?.[0]?.key)] ??= t(key, holes);
  }
  return faults;
}

/** Sends the form; what the server has against it, null where nothing. */
export async function sendContact(values: ContactForm): Promise<Faults | null> {
  try {
    await sendContactForm(values);
    return null;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const named = Object.entries(error.fields).filter(([name]) => name in values);
    return named.length > 0 ? Object.fromEntries(named) : { root: error.message };
  }
}
