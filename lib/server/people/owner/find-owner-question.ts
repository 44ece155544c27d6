import { sql } from "drizzle-orm";
import type { Locale } from "@/lib/i18n/locales";
import { getDb } from "@/lib/server/platform/db/pool";
import { idOfSealed } from "@/lib/server/platform/keys/sealed-id";
import { isSealedFor } from "@/lib/server/talk/owner-links/owner-link";
import { type QuestionRecord, readQuestions } from "@/lib/server/talk/questions/read-questions";

/** The question that the token of a mail opens to today's owner of its boat; null for every other token. */
export async function findOwnerQuestion(token: string, locale: Locale): Promise<QuestionRecord | null> {
  const id = idOfSealed(token);
  if (!id) return null;
  const [question] = await readQuestions(getDb(), sql`q.id = ${id}::uuid`, locale);
  return question && isSealedFor(token, question.owner.email) ? question : null;
}
