import * as v from "valibot";
import { LOCALES } from "../../i18n/locales";

/** The fields of an action and, once its effect was shown, the fingerprint of that effect; null asks for a preview. */
export function actionBody<const E extends v.ObjectEntries>(entries: E) {
  return v.strictObject({ ...entries, fingerprint: v.nullable(v.pipe(v.string(), v.maxLength(64))) });
}

/** What a line of an effect is about, in the order in which they are shown. */
export const EFFECT_KINDS = [
  "warning",
  "status",
  "change",
  "money",
  "time",
  "record",
  "message",
  "audit",
] as const;
export type EffectKind = (typeof EFFECT_KINDS)[number];

/** What is kept of a customer, beside the fields of the account. */
export const RECORD_KINDS = [
  "sessions",
  "passkeys",
  "google_accounts",
  "favourites",
  "shared_lists",
  "waiting",
  "invitations",
  "questions",
  "messages",
  "reviews",
  "bookings",
  "payments",
  "contracts",
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** Nothing was done unless `done`: it is a preview, or the effect is another one than that of the fingerprint. */
export const actionAnswer = v.object({
  done: v.boolean(),
  fingerprint: v.string(),
  /** What happens, in the reader's language. */
  lines: v.array(v.object({ kind: v.picklist(EFFECT_KINDS), text: v.string() })),
  /** Mails that leave at once, as they would be now; of a preview only. */
  mails: v.array(
    v.object({ to: v.string(), locale: v.picklist(LOCALES), subject: v.string(), text: v.string() }),
  ),
  /** How many more mails leave. */
  more: v.number(),
  /** The number of the booking that began with it, once it is done. */
  begun: v.nullable(v.string()),
});
export type ActionAnswer = v.InferOutput<typeof actionAnswer>;
