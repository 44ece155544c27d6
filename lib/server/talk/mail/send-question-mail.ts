import { sql } from "drizzle-orm";
import { serverEnv } from "@/lib/config/env.server";
import type { ChosenTrip } from "@/lib/contracts/boats/trip";
import type { MessageAuthor } from "@/lib/domain/shared/vocabulary";
import { formatTripSpan } from "@/lib/i18n/format-trip-span";
import { leftToRight } from "@/lib/i18n/left-to-right";
import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { getDb } from "@/lib/server/platform/db/pool";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";
import { boatPicture } from "@/lib/server/talk/mail/layout/directions-sections";
import type { MailContent } from "@/lib/server/talk/mail/layout/mail-content";
import { mailTexts } from "@/lib/server/talk/mail/mail-texts";
import { sendMail } from "@/lib/server/talk/mail/send-mail";
import { ownerLink } from "@/lib/server/talk/owner-links/owner-link";
import { type QuestionRecord, readQuestions } from "@/lib/server/talk/questions/read-questions";

interface MailedMessage {
  id: number;
  author: MessageAuthor;
  text: string;
  trip: ChosenTrip | null;
}

/**
 * A message of a question before booking, in the reader's language: the customer's goes to the owner with the link that
 * answers, every other one to the customer. Nothing is sent once the account is deleted.
 */
export async function sendQuestionMail(questionId: string, message: MailedMessage): Promise<void> {
  const [found] = await readQuestions(getDb(), sql`q.id = ${questionId}::uuid`, DEFAULT_LOCALE);
  if (!found) return;
  const to = message.author === "customer" ? "owner" : "customer";
  const { email, locale } = found[to];
  if (!email) return;
  const [question = found] = await readQuestions(getDb(), sql`q.id = ${questionId}::uuid`, locale);
  const content = await (to === "owner"
    ? contentForOwner(question, message, locale)
    : contentForCustomer(question, message, locale));
  await sendMail({
    key: `message:${message.id}`,
    to: email,
    locale,
    content,
    ...(to === "owner" ? { replyTo: serverEnv().OPERATOR_EMAIL } : { limit: "courtesy" as const }),
  });
}

async function contentForOwner(
  { id, boat, customer, owner, trip }: QuestionRecord,
  { text }: MailedMessage,
  locale: Locale,
): Promise<MailContent> {
  const t = await mailTexts(locale);
  const named = { boat: boat.name, customer: customer.firstName };
  return {
    subject: t("question_to_owner.subject", named),
    paragraphs: [t("hello", { name: owner.name }), t("question_to_owner.body", named)],
    quote: text,
    ...(trip && { facts: [{ label: t("question_to_owner.trip"), value: tripText(trip, locale) }] }),
    button: { label: t("question_to_owner.button"), href: ownerLink(id, owner.email, locale) },
    hint: t("question_to_owner.hint"),
  };
}

async function contentForCustomer(
  { id, number, boat, customer }: QuestionRecord,
  { text, trip }: MailedMessage,
  locale: Locale,
): Promise<MailContent> {
  const t = await mailTexts(locale);
  const named = { boat: boat.name, number: leftToRight(number, locale) };
  return {
    subject: t("question_to_customer.subject", named),
    paragraphs: [t("hello", { name: customer.firstName }), t("question_to_customer.body", named)],
    ...boatPicture(boat),
    ...(text !== "" && { quote: text }),
    ...(trip && { facts: [{ label: t("question_to_customer.suggestion"), value: tripText(trip, locale) }] }),
    button: {
      label: t("question_to_customer.button"),
      href: absoluteUrl(pathFor("messages", locale, null, { question: id, lang: locale })),
    },
  };
}

const tripText = ({ start_date, end_date }: ChosenTrip, locale: Locale) =>
  formatTripSpan(start_date, end_date, locale);
