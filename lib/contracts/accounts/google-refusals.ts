/** Why a visitor who came back from Google is not signed in; passed in the address and shown by the login window. */
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

/** Why a customer's account is not connected with Google; shown by the security page. */
export const GOOGLE_CONNECTION_REFUSALS = [...GOOGLE_REFUSALS, "taken"] as const;
export type GoogleConnectionRefusal = (typeof GOOGLE_CONNECTION_REFUSALS)[number];
