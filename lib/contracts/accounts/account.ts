import * as v from "valibot";
import {
  CONSENT_KINDS,
  CONTRACT_KINDS,
  CURRENCIES,
  ORDER_STATUSES,
  PAYMENT_STATES,
  RATE_KINDS,
  REFUND_STATES,
  RESERVATION_STATUSES,
} from "@/lib/domain/shared/vocabulary";
import { chosenTrip } from "../boats/trip";
import { fieldMessage } from "../field-message";
import { instant, minor, oldPassword, reviewScores, uuid } from "../fields";
import { verifyCodeBody } from "./auth";
import { ownPasskey, signedChallenge } from "./passkeys";
import { userFields } from "./user";

const place = {
  /** The browser's user agent. */
  user_agent: v.nullable(v.string()),
  address: v.nullable(v.string()),
  created_at: instant,
  /** Accurate to the hour, so that reading pages does not write. */
  last_seen_at: instant,
};

const ownSession = v.object({ id: uuid, current: v.boolean(), ...place });
export type OwnSession = v.InferOutput<typeof ownSession>;

/** The customer's active sessions, the latest first. */
export const sessionsResponse = v.object({ items: v.array(ownSession) });

/** Confirms the session for 15 minutes: with the password, the code that was mailed, or a passkey. */
export const passwordProof = v.strictObject({ password: oldPassword });
export type PasswordProof = v.InferInput<typeof passwordProof>;
export const stepUpBody = v.pipe(
  v.strictObject({
    password: v.optional(oldPassword),
    code: v.optional(verifyCodeBody.entries.code),
    passkey: v.optional(signedChallenge),
  }),
  v.forward(
    v.partialCheck(
      [["password"], ["code"], ["passkey"]],
      (proofs) => Object.values(proofs).filter((proof) => proof !== undefined).length === 1,
      fieldMessage("required"),
    ),
    ["password"],
  ),
);
export type StepUpBody = v.InferInput<typeof stepUpBody>;

const consent = v.object({
  kind: v.picklist(CONSENT_KINDS),
  text_version: v.string(),
  given_at: instant,
  withdrawn_at: v.nullable(instant),
});

/** Where a customer goes to connect a Google account. */
export const googleConnectionResponse = v.object({ redirect_url: v.string() });

/** The whole ledger, the latest first, and what holds today. */
export const consentsResponse = v.object({ electronic_messages: v.boolean(), items: v.array(consent) });
export type ConsentsResponse = v.InferOutput<typeof consentsResponse>;

/** Only the consent to messages can be given and withdrawn; the disclosure is only acknowledged. */
export const consentsBody = v.strictObject({ electronic_messages: v.boolean(fieldMessage("required")) });

const money = { currency: v.picklist(CURRENCIES) };

/** Everything that we keep about a customer (KVKK art. 11). */
export const exportResponse = v.object({
  exported_at: instant,
  user: v.object({
    ...userFields.entries,
    national_number: v.nullable(v.string()),
    google_account: v.nullable(v.string()),
    /** Since when the customer may write no messages, and why. */
    writing_block: v.nullable(v.object({ since: instant, reason: v.string() })),
    created_at: instant,
  }),
  sessions: v.array(v.object(place)),
  passkeys: v.array(v.omit(ownPasskey, ["id"])),
  consents: v.array(consent),
  favorites: v.array(v.object({ vehicle: v.string(), trip: v.nullable(chosenTrip), added_at: instant })),
  shortlists: v.array(
    v.object({
      created_at: instant,
      trip: v.nullable(chosenTrip),
      vehicles: v.array(v.object({ vehicle: v.string(), votes: v.number() })),
    }),
  ),
  invitations: v.array(
    v.object({
      reservation: v.string(),
      created_at: instant,
      answers: v.number(),
      shows_cost: v.boolean(),
      list_sent_at: v.nullable(instant),
    }),
  ),
  waiting_list: v.array(
    v.object({
      vehicle: v.string(),
      day: v.string(),
      kind: v.picklist(RATE_KINDS),
      person_count: v.number(),
      created_at: instant,
      told_at: v.nullable(instant),
    }),
  ),
  reservations: v.array(
    v.object({
      number: v.string(),
      status: v.picklist(RESERVATION_STATUSES),
      vehicle: v.string(),
      created_at: instant,
      starts_at: instant,
      ends_at: instant,
      person_count: v.number(),
      note: v.nullable(v.string()),
      cancel_reason: v.nullable(v.string()),
      ...money,
      total_price: minor,
      prepayment: minor,
      remaining: minor,
    }),
  ),
  questions: v.array(
    v.object({
      number: v.string(),
      vehicle: v.string(),
      trip: v.nullable(chosenTrip),
      topics: v.array(v.string()),
      created_at: instant,
      reported_by: v.nullable(v.string()),
      report: v.nullable(v.string()),
    }),
  ),
  messages: v.array(
    v.object({
      /** Number of the reservation, order or question. */
      subject: v.string(),
      author: v.string(),
      text: v.string(),
      created_at: instant,
    }),
  ),
  payments: v.array(
    v.object({
      /** Number of the reservation or order. */
      subject: v.string(),
      state: v.picklist(PAYMENT_STATES),
      ...money,
      amount: minor,
      created_at: instant,
    }),
  ),
  refunds: v.array(
    v.object({
      subject: v.string(),
      state: v.picklist(REFUND_STATES),
      reason: v.string(),
      ...money,
      amount: minor,
      created_at: instant,
    }),
  ),
  contracts: v.array(
    v.object({
      kind: v.picklist(CONTRACT_KINDS),
      version: v.string(),
      text: v.string(),
      accepted_at: instant,
      address: v.nullable(v.string()),
    }),
  ),
  special_services: v.array(
    v.object({
      number: v.string(),
      status: v.picklist(ORDER_STATUSES),
      day: v.string(),
      customer_name: v.string(),
      phone: v.string(),
      email: v.string(),
      note: v.nullable(v.string()),
      ...money,
      total_price: minor,
      created_at: instant,
    }),
  ),
  reviews: v.array(
    v.object({
      vehicle: v.string(),
      title: v.string(),
      text: v.string(),
      ...reviewScores,
      created_at: instant,
    }),
  ),
  contact_messages: v.array(v.object({ subject: v.string(), message: v.string(), created_at: instant })),
});
export type ExportResponse = v.InferOutput<typeof exportResponse>;
