/** Why somebody who came back from Google is not signed in; travels in the address, and the login window says it. */
export const GOOGLE_REFUSALS = [
  "cancelled",
  "expired",
  "failed",
  "unavailable",
  "email_unverified",
  "account_unproven",
  "other_account",
] as const;
export type GoogleRefusal = (typeof GOOGLE_REFUSALS)[number];

/** Why a customer's account is not connected with Google; the security page says it. */
export const GOOGLE_CONNECTION_REFUSALS = [
  "cancelled",
  "expired",
  "failed",
  "unavailable",
  "email_unverified",
  "other_account",
  "taken",
] as const;
export type GoogleConnectionRefusal = (typeof GOOGLE_CONNECTION_REFUSALS)[number];
