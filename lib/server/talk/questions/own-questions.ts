import { sql } from "drizzle-orm";
import { isUuid } from "@/lib/domain/shared/is-uuid";
import type { Locale } from "@/lib/i18n/locales";
import { type Db, getDb } from "@/lib/server/platform/db/pool";
import { type QuestionRecord, readQuestions } from "@/lib/server/talk/questions/read-questions";

/** The customer's own questions, the newest first. */
export async function listOwnQuestions(
  userId: string,
  locale: Locale,
  db: Db = getDb(),
): Promise<QuestionRecord[]> {
  return readQuestions(db, sql`q.user_id = ${userId}`, locale);
}

/** The customer's conversation with the owner of this boat; null when there is none. */
export async function findOwnQuestion(
  userId: string,
  boatId: number,
  locale: Locale,
  db: Db = getDb(),
): Promise<QuestionRecord | null> {
  if (!isUuid(userId)) return null;
  const [question] = await readQuestions(db, sql`q.user_id = ${userId} and q.boat_id = ${boatId}`, locale);
  return question ?? null;
}
