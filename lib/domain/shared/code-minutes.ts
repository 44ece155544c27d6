import type { CodePurpose } from "./vocabulary";

/** How long a customer can take a replaced e-mail address back. */
export const TAKE_BACK_DAYS = 7;

/** How long the link works that proves an address which staff has put in the place of a wrong one. */
export const CORRECT_EMAIL_HOURS = 24;

/** Minutes that a code is valid. */
export const CODE_MINUTES = {
  verify_email: 10,
  verify_phone: 10,
  step_up: 10,
  reset_password: 60,
  t_login: 15,
  take_back_email: TAKE_BACK_DAYS * 24 * 60,
  correct_email: CORRECT_EMAIL_HOURS * 60,
} as const satisfies Record<CodePurpose, number>;

/** Seconds between two codes. */
export const RESEND_AFTER_SECONDS = 120;

/** Minutes within which a passkey must sign its challenge. */
export const PASSKEY_MINUTES = 10;

/** How long a session counts as confirmed with the password, a mailed code or a passkey. */
export const STEP_UP_MINUTES = 15;
