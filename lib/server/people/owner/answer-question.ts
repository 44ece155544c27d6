import type { InferOutput } from "valibot";
import type { SuggestionResponse } from "@/lib/contracts/messages";
import type { OwnerQuestionResponse, ownerQuestionBody } from "@/lib/contracts/questions";
import { type Actor, ownerOf } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { TripState } from "@/lib/domain/shared/vocabulary";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales";
import { findOwnerQuestion } from "@/lib/server/people/owner/find-owner-question";
import { getDb } from "@/lib/server/platform/db/pool";
import { markMessagesRead } from "@/lib/server/talk/messages/mark-messages-read";
import { suggestTrip } from "@/lib/server/talk/messages/suggest-trip";
import { type WriteRefusal, writeMessage } from "@/lib/server/talk/messages/write-message";
import { reportQuestion } from "@/lib/server/talk/questions/report-question";

/** Why hours that are not free cannot be suggested. */
const REFUSALS = {
  taken: "slot_taken",
  past: "too_soon",
  over_capacity: "over_capacity",
  not_offered: "no_price",
} as const satisfies Record<Exclude<TripState, "free">, string>;

type Refusal = WriteRefusal | (typeof REFUSALS)[keyof typeof REFUSALS];

/**
 * Carries out an owner's action by the link of a mail about a question: answer, with or without a suggested trip, open
 * the conversation, or report it. Refuses tokens that we did not seal for today's owner as not found, and suggestions
 * for which the boat is not free or has no price.
 */
export async function answerQuestion(
  token: string,
  { action, text, trip }: InferOutput<typeof ownerQuestionBody>,
  now: Date,
): Promise<Outcome<OwnerQuestionResponse, Refusal>> {
  const question = await findOwnerQuestion(token, DEFAULT_LOCALE);
  if (!question) return refuse("not_found");
  const { id, boat, closed } = question;
  const by = ownerOf(question.owner.email);
  if (action === "report") {
    const reported = await reportQuestion({ id, by, text }, now);
    return reported.ok ? accept({ closed: true, message: null }) : reported;
  }
  const about = { kind: "question", id } as const;
  if (action === "read") {
    await markMessagesRead({ about, reader: "owner" }, now);
    return accept({ closed, message: null });
  }
  const suggestion = trip && (await suggestTrip(getDb(), boat.id, trip, now));
  if (suggestion && suggestion.state !== "free") return refuse(REFUSALS[suggestion.state]);
  return answer({ about, by, text, suggestion }, now);
}

async function answer(
  message: {
    about: { kind: "question"; id: string };
    by: Actor<"owner">;
    text: string;
    suggestion: SuggestionResponse | null;
  },
  now: Date,
): Promise<Outcome<OwnerQuestionResponse, Refusal>> {
  const written = await writeMessage(message, now);
  if (!written.ok) return written;
  await markMessagesRead({ about: message.about, reader: "owner" }, now);
  return accept({ closed: false, message: written.value });
}
