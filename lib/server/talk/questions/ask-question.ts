import { randomBytes } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { questionBody } from "@/lib/contracts/questions";
import { type AskRefusal, mayAsk } from "@/lib/domain/messages/may-ask";
import { reservationNumber } from "@/lib/domain/reservations/reservation-number";
import { customerOf } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import { readBoatsAsked } from "@/lib/server/booking/lifecycle/limit-requests";
import { lockCustomer } from "@/lib/server/booking/lifecycle/lock-customer";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";
import { questions } from "@/lib/server/platform/db/schema/questions";
import { storeMessage } from "@/lib/server/talk/messages/store-message";
import { readQuestionState } from "@/lib/server/talk/messages/write-message";
import { isWritingBlocked } from "@/lib/server/talk/messages/writing-block";

type Asked = Outcome<
  { id: string; masked: number },
  "unauthorized" | "not_found" | "email_unproven" | "writing_blocked" | AskRefusal
>;

const PREFIX = "ASK";

/**
 * Opens the customer's conversation with the owner of a published boat, or continues the existing one with the new trip
 * and topics; the owner gets a mail. Topics are written out as sentences in the customer's language. Refuses customers
 * without a proven e-mail address, those whom staff keeps from writing, and what `mayAsk` refuses.
 */
export async function askQuestion(
  userId: string,
  question: InferOutput<typeof questionBody>,
  locale: Locale,
  now: Date,
): Promise<Asked> {
  const text = await writtenText(question, locale);
  return inTransaction(async (tx) => {
    // The lock keeps many questions at once from passing a limit together.
    const customer = await lockCustomer(tx, userId);
    if (!customer) return refuse("unauthorized");
    if (!customer.emailProven) return refuse("email_unproven");
    if (await isWritingBlocked(tx, userId)) return refuse("writing_blocked");
    const { vehicle_id: boatId, topics, trip } = question;
    const offered = await tx.execute(sql`select from boats where id = ${boatId} and status = 'published'`);
    if (offered.rowCount !== 1) return refuse("not_found", { field: "vehicle_id" });
    const known = await findOwn(tx, userId, boatId);
    const asked = await readBoatsAsked(tx, userId, boatId, now);
    const allowed = mayAsk({
      ...(known ? await readQuestionState(tx, known) : { closedAt: null, unanswered: 0 }),
      ...asked,
      known: asked.known || known !== null,
    });
    if (!allowed.ok) return allowed;
    const number = reservationNumber(randomBytes(5), PREFIX);
    const [stored] = await tx
      .insert(questions)
      .values({ number, userId, boatId, trip, topics, createdAt: now })
      .onConflictDoUpdate({
        target: [questions.userId, questions.boatId],
        set: {
          trip: sql`coalesce(excluded.trip, ${questions.trip})`,
          topics: sql`array(select distinct unnest(${questions.topics} || excluded.topics))`,
        },
      })
      .returning({ id: questions.id });
    if (!stored) throw new Error("No question was stored");
    const { id } = stored;
    const { masked } = await storeMessage(
      tx,
      { about: { kind: "question", id }, author: "customer", by: customerOf(userId), text },
      now,
    );
    return accept({ id, masked });
  });
}

/** The ticked topics as sentences, then the customer's own words. */
async function writtenText(
  { topics, text }: Pick<InferOutput<typeof questionBody>, "topics" | "text">,
  locale: Locale,
): Promise<string> {
  const t = await translatorOf(locale, "questions");
  const sentences = [...new Set(topics)].map((topic) => t(`topics.${topic}.ask`));
  return [sentences.join("\n"), text].filter((part) => part !== "").join("\n\n");
}

async function findOwn(tx: Tx, userId: string, boatId: number): Promise<{ id: string } | null> {
  const [own] = await tx
    .select({ id: questions.id })
    .from(questions)
    .where(and(eq(questions.userId, userId), eq(questions.boatId, boatId)))
    .for("no key update");
  return own ?? null;
}
