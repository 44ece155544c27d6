import type { MessageResponse, SuggestionResponse } from "@/lib/contracts/messages";
import type { RateKind } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { findBoatTerms } from "@/lib/server/catalogue/boats/find-boat-terms";
import { findOwnerQuestion } from "@/lib/server/people/owner/find-owner-question";
import { getDb } from "@/lib/server/platform/db/pool";
import { listThread } from "@/lib/server/talk/messages/list-messages";
import { suggestTrip } from "@/lib/server/talk/messages/suggest-trip";
import type { QuestionRecord } from "@/lib/server/talk/questions/read-questions";

export interface OwnerQuestionPage {
  question: QuestionRecord;
  messages: MessageResponse[];
  /**
   * The trip that the customer asked about, with its quote or the reason why it cannot be booked now; null without one.
   */
  wishedTrip: SuggestionResponse | null;
  /** The kinds of trips that the owner can suggest; empty when the boat is not published. */
  kinds: RateKind[];
  capacity: number;
}

const KINDS = ["hourly", "swim_tour", "daily"] as const satisfies readonly RateKind[];

/** The data of `/owner/{token}` for a question. Changes nothing. Null for a token that opens no question. */
export async function getOwnerQuestion(
  token: string,
  locale: Locale,
  now: Date,
): Promise<OwnerQuestionPage | null> {
  const question = await findOwnerQuestion(token, locale);
  if (!question) return null;
  const { id, boat, trip } = question;
  const [messages, wishedTrip, found] = await Promise.all([
    listThread({ kind: "question", id }, now),
    trip && suggestTrip(getDb(), boat.id, trip, now),
    findBoatTerms(getDb(), boat.id),
  ]);
  const terms = found?.published ? found.terms : null;
  return {
    question,
    messages,
    wishedTrip,
    kinds: KINDS.filter((kind) => terms?.rates.some((rate) => rate.kind === kind)),
    capacity: terms?.cruisingCapacity ?? 1,
  };
}
