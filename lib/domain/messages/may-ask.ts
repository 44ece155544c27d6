import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";

/** Boats whose owners one customer may ask or send a request within a day: enough to compare, too few to advertise. */
export const MAX_BOATS_A_DAY = 8;

/** Messages in a row that the owner has not answered: a question and its afterthoughts. */
export const MAX_UNANSWERED = 3;

export interface AskedSoFar {
  /** When the conversation was closed; null while it is open or does not exist yet. */
  closedAt: Date | null;
  /** The customer's messages since the owner wrote last. */
  unanswered: number;
  /** Other boats whose owners got a first question or a request within the last 24 hours. */
  otherBoatsToday: number;
  /** Whether this owner was asked before. */
  known: boolean;
}

export type AskRefusal = "question_closed" | "answer_pending" | "too_many_questions";

/**
 * Whether a customer may write to the owner of a boat that is not booked. Refuses a closed conversation, a fourth
 * message without an answer, and the ninth new owner within a day.
 */
export function mayAsk({
  closedAt,
  unanswered,
  otherBoatsToday,
  known,
}: AskedSoFar): Outcome<null, AskRefusal> {
  if (closedAt) return refuse("question_closed");
  if (unanswered >= MAX_UNANSWERED) return refuse("answer_pending", { max: MAX_UNANSWERED });
  return hasAskedEnough({ otherBoatsToday, known })
    ? refuse("too_many_questions", { max: MAX_BOATS_A_DAY })
    : accept(null);
}

/** Whether this would be one new owner too many within a day. */
export function hasAskedEnough({
  otherBoatsToday,
  known,
}: Pick<AskedSoFar, "otherBoatsToday" | "known">): boolean {
  return !known && otherBoatsToday >= MAX_BOATS_A_DAY;
}
