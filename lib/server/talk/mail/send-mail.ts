import { createHash } from "node:crypto";
import type { SendMailOptions } from "nodemailer";
import { serverEnv } from "@/lib/config/env.server";
import type { Locale } from "@/lib/i18n/locales";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { log } from "@/lib/server/platform/log";
import { admitMail, type MailLimit } from "@/lib/server/platform/request/limit-mails";
import { readSiteSettings } from "@/lib/server/platform/settings/get-site-settings";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";
import { deliverMail } from "@/lib/server/talk/mail/deliver-mail";
import type { MailAttachment } from "@/lib/server/talk/mail/layout/attachments";
import type { MailContent } from "@/lib/server/talk/mail/layout/mail-content";
import { renderHtml } from "@/lib/server/talk/mail/layout/render-html";
import { renderText } from "@/lib/server/talk/mail/layout/render-text";
import { mailTexts } from "@/lib/server/talk/mail/mail-texts";
import { sendOnce } from "@/lib/server/talk/mail/send-once";

export interface Mail {
  /** The permanent key of the mail: it is sent once, under one Message-ID. */
  key: string;
  to: string;
  locale: Locale;
  content: MailContent;
  replyTo?: string;
  /** Ends such mails with one click of the reader's mail program, which sends a POST there (RFC 8058). */
  endedBy?: string;
  attachments?: readonly MailAttachment[];
  /** Drops the mail where its recipient has got too many of a day. */
  limit?: MailLimit;
}

/**
 * Renders a mail and hands it to the mail server (or the outbox), once, unless its limit is reached. Throws when it was
 * not taken, for a retry.
 */
export async function sendMail(mail: Mail): Promise<void> {
  const { key, to, locale, content, replyTo, endedBy, attachments = [], limit } = mail;
  if (limit && !(await admitMail({ key, to, limit }, currentTime()))) {
    log("warn", "mail_limit_reached", { key });
    return;
  }
  const { MAIL_FROM, SITE_URL } = serverEnv();
  const [texts, { brand, email }] = await Promise.all([mailTexts(locale), readSiteSettings()]);
  const frame = {
    brand: brand[locale],
    footer: texts("footer", { brand: brand[locale], contact: email ?? "" }),
    logo: absoluteUrl("/icons/icon-192.png"),
  };
  const message: SendMailOptions = {
    from: MAIL_FROM,
    to,
    subject: content.subject,
    text: renderText(content, frame),
    html: renderHtml(content, frame, locale),
    messageId: messageIdOf(key, SITE_URL),
    headers: {
      "Content-Language": locale,
      "Auto-Submitted": "auto-generated",
      ...(endedBy && {
        "List-Unsubscribe": `<${endedBy}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    attachments: attachments.map(({ name, content, type }) => ({
      filename: name,
      content,
      contentType: type,
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
