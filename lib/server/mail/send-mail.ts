import { createHash } from "node:crypto";
import type { SendMailOptions } from "nodemailer";
import { serverEnv } from "@/lib/config/env.server";
import type { Locale } from "@/lib/i18n/locales";
import { readSiteSettings } from "@/lib/server/app/get-site-settings";
import { deliverMail } from "@/lib/server/mail/deliver-mail";
import type { MailContent } from "@/lib/server/mail/mail-content";
import { mailTexts } from "@/lib/server/mail/mail-texts";
import { renderHtml } from "@/lib/server/mail/render-html";
import { renderText } from "@/lib/server/mail/render-text";
import { sendOnce } from "@/lib/server/mail/send-once";

export interface Mail {
  /** The permanent key of the mail: it is sent once, under one Message-ID. */
  key: string;
  to: string;
  locale: Locale;
  content: MailContent;
  replyTo?: string;
  /** Ends such mails with one click of the reader's mail program, which sends a POST there (RFC 8058). */
  endedBy?: string;
  /** Plain texts that go along, e.g. the contracts. */
  attachments?: { name: string; text: string }[];
}

/** Renders a mail and hands it to the mail server (or the outbox), once. Throws when it was not taken, for a retry. */
export async function sendMail(mail: Mail): Promise<void> {
  const { key, to, locale, content, replyTo, endedBy, attachments = [] } = mail;
  const { MAIL_FROM, SITE_URL } = serverEnv();
  const [texts, { brand, email }] = await Promise.all([mailTexts(locale), readSiteSettings()]);
  const footer = texts("footer", { brand: brand[locale], contact: email ?? "" });
  const message: SendMailOptions = {
    from: MAIL_FROM,
    to,
    subject: content.subject,
    text: renderText(content, brand[locale], footer),
    html: renderHtml(content, brand[locale], footer, locale),
    messageId: messageIdOf(key, SITE_URL),
    headers: {
      "Content-Language": locale,
      "Auto-Submitted": "auto-generated",
      ...(endedBy && {
        "List-Unsubscribe": `<${endedBy}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    attachments: attachments.map(({ name, text }) => ({
      filename: name,
      content: text,
      contentType: "text/plain; charset=utf-8",
    })),
  };
  if (replyTo) message.replyTo = replyTo;
  await sendOnce(key, () => deliverMail(message, key));
}

/** `<hash@host>`, the same for the same key. */
export function messageIdOf(key: string, siteUrl: string): string {
  const hash = createHash("sha256").update(key).digest("hex").slice(0, 32);
  return `<${hash}@${new URL(siteUrl).hostname}>`;
}
