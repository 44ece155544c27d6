import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";

/** Boats whose owners one customer may ask within a day: enough to compare, too few to advertise. */
export const MAX_BOATS_A_DAY = 8;

/** Messages to one owner before the first answer or between two: a question and what was forgotten in it. */
export const MAX_UNANSWERED = 3;

export interface AskedSoFar {
  /** Since when nobody may write in the conversation; null while it is open or not there yet. */
  closedAt: Date | null;
  /** The customer's messages since the owner wrote last. */
  unanswered: number;
  /** Other boats whose owners were asked for the first time within the last 24 hours. */
  otherBoatsToday: number;
  /** Whether this owner was asked before. */
  known: boolean;
}

export type AskRefusal = "question_closed" | "answer_pending" | "too_many_questions";

/**
 * Whether a customer may write to the owner of a boat that is not booked. Refuses a closed conversation, a fourth message
 * without an answer, and the ninth new owner within a day.
 */
export function mayAsk({
  closedAt,
  unanswered,
  otherBoatsToday,
  known,
}: AskedSoFar): Outcome<null, AskRefusal> {
  if (closedAt) return refuse("question_closed");
  if (unanswered >= MAX_UNANSWERED) return refuse("answer_pending", { max: MAX_UNANSWERED });
  if (!known && otherBoatsToday >= MAX_BOATS_A_DAY) {
    return refuse("too_many_questions", { max: MAX_BOATS_A_DAY });
  }
  return accept(null);
}
