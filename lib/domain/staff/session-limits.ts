/** A session of the console ends after this time without use. */
export const STAFF_IDLE_MINUTES = 30;
/** A session of the console ends after this time, however often it is used. */
export const STAFF_SESSION_HOURS = 10;
/** One more login ends the session that was not used for the longest time. */
export const MAX_STAFF_SESSIONS = 5;
/** For how long a confirmation by passkey counts. */
export const STAFF_STEP_UP_MINUTES = 5;
/** How long an invitation can be accepted. */
export const STAFF_INVITATION_HOURS = 24;
export const RECOVERY_CODES = 10;
