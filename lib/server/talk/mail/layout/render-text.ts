import { isolate } from "@/lib/i18n/isolate";
import type { MailContent, MailFrame } from "@/lib/server/talk/mail/layout/mail-content";

/** A person's text, quoted as mail programs do. */
const quoted = (text: string) => text.trim().replace(/^/gm, "> ");

/** The mail as plain text: the bare address of its button and every fact. */
export function renderText(content: MailContent, { brand, footer }: MailFrame): string {
  const blocks = [
    content.subject,
    content.lead ? factLine(content.lead) : "",
    ...content.paragraphs,
    (content.blocks ?? []).map(blockLine).join("\n"),
    content.quote ? quoted(content.quote) : "",
    content.code ?? "",
    content.offers ? offerLines(content.offers) : "",
    content.button ? `${content.button.label}:\n${content.button.href}` : "",
    ...(content.links ?? []).map(({ label, href }) => `${label}:\n${href}`),
    content.hint ?? "",
    (content.facts ?? []).map(factLine).join("\n"),
    content.place ? `${content.place.label}:\n${content.place.href}` : "",
    content.end ? `${content.end.question}\n${content.end.label}:\n${content.end.href}` : "",
    `-- \n${brand}\n${footer}`,
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

const factLine = ({ label, value }: { label: string; value: string }) => `${label}: ${isolate(value)}`;

const blockLine = ({ label, value, detail }: NonNullable<MailContent["blocks"]>[number]) =>
  factLine({ label, value: [value, detail].filter(Boolean).join(", ") });

function offerLines({ title, items }: NonNullable<MailContent["offers"]>): string {
  const lines = items.flatMap((offer) => [`- ${isolate(offer.title)}: ${offer.detail}`, `  ${offer.href}`]);
  return [`${title}:`, ...lines].join("\n");
}
