import type { Locale } from "@/lib/i18n/locales";
import { log } from "@/lib/server/platform/log";
import { readSiteSettings } from "@/lib/server/platform/settings/get-site-settings";
import { contractPdf } from "@/lib/server/talk/mail/layout/contract-pdf";

export interface MailAttachment {
  name: string;
  content: string | Buffer;
  /** Media type. */
  type: string;
}

interface ContractToAttach {
  title: string;
  text: string;
  /** The language in which it was accepted; the mail may have another one. */
  locale: Locale;
}

/**
 * The accepted contracts, each as text and as PDF. A PDF that cannot be made is logged and left out: the text is what
 * was accepted, and the mail must not wait for it.
 */
export async function contractAttachments(
  contracts: readonly ContractToAttach[],
  number: string,
): Promise<MailAttachment[]> {
  const { brand } = await readSiteSettings();
  const files: MailAttachment[] = [];
  for (const { title, text, locale } of contracts) {
    files.push({ name: `${title}.txt`, content: text, type: "text/plain; charset=utf-8" });
    try {
      const content = await contractPdf({ title, text, foot: `${brand[locale]} · ${number}`, locale });
      files.push({ name: `${title}.pdf`, content, type: "application/pdf" });
    } catch (error) {
      log("error", "contract_pdf_failed", { number, error });
    }
  }
  return files;
}

/**
 * A trip or event for the calendar of its customer; a cancelled one withdraws the entry that came with the
 * confirmation.
 */
export function calendarAttachment(number: string, content: string): MailAttachment {
  const method = /^METHOD:(\w+)/m.exec(content)?.[1] ?? "PUBLISH";
  const type = `text/calendar; charset=utf-8; method=${method}`;
  return { name: `${number}.ics`, content, type };
}
