import { type SQL, sql } from "drizzle-orm";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { QuestionSide } from "@/lib/domain/shared/vocabulary";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";

/**
 * Reports a conversation to the operator, by either side: it is closed for both until the operator opens it again. A
 * second report changes nothing; one after that replaces the first. Refuses a customer whose conversation it is
 * not.
 */
export async function reportQuestion(
  report: { id: string; by: Actor<QuestionSide>; text: string },
  now: Date,
): Promise<Outcome<null, "not_found">> {
  const { id, by, text } = report;
  const at = sql`${now.toISOString()}::timestamptz`;
  const own = by.kind === "owner" ? sql`true` : sql`user_id = ${by.id}::uuid`;
  const question = sql`id = ${id}::uuid and ${own}`;
  const changes = sql`(closed_at, reported_at, reported_by, report) = (
      select coalesce(closed_at, ${at}), new.* from (
        select reported_at, reported_by, report where closed_at is not null and report is not null
        union all select ${at}, ${by.kind}, ${text} limit 1) new)`;
  const reported = await inTransaction((tx) => update(tx, changes, question));
  return reported ? accept(null) : refuse("not_found");
}

/** Staff closes a conversation, or opens it again; its report is kept. Refuses an unknown number. */
export async function setQuestionClosed(
  number: string,
  closed: boolean,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<null, "not_found">> {
  const changes = closed
    ? sql`closed_at = coalesce(closed_at, ${now.toISOString()}::timestamptz)`
    : sql`closed_at = null`;
  return inTransaction(async (tx) => {
    const id = await update(tx, changes, sql`number = upper(${number})`);
    if (!id) return refuse("not_found");
    const event = closed ? "question_closed" : "question_opened";
    await audit(tx, { by, event, subject: { kind: "question", id } });
    return accept(null);
  });
}

/** Returns the question's id; null when there is none. */
async function update(tx: Tx, changes: SQL, where: SQL): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`update questions set ${changes} where ${where} returning id`,
  );
  return rows[0]?.id ?? null;
}
