/**
 * What staff does with the own account, the inbox and by twos, looks at, or is kept from: only the console has these.
 */
export const CONSOLE_EVENTS = [
  "staff_joined",
  "staff_logged_in",
  "staff_login_refused",
  "staff_confirmed",
  "staff_passkey_added",
  "staff_passkey_removed",
  "staff_codes_renewed",
  "customer_opened",
  "note_written",
  "list_exported",
  "access_refused",
  "conversation_claimed",
  "conversation_released",
  "conversation_done",
  "conversation_reopened",
  "report_settled",
  "contact_answered",
  "template_saved",
  "template_removed",
  "refund_proposed",
  "refund_confirmed",
  "refund_refused",
  "catalogue_saved",
  "catalogue_removed",
] as const;

/**
 * What is written down with who did it: everything that staff does, and the same acts of customers and owners.
 * A word that was stored is never renamed.
 */
export const AUDIT_EVENTS = [
  "booking_accepted",
  "booking_declined",
  "booking_cancelled",
  "trip_completed",
  "trip_no_show",
  "trip_came",
  "trip_moved",
  "deadline_extended",
  "change_accepted",
  "change_declined",
  "mail_resent",
  "invitation_closed",
  "invitation_renewed",
  "money_refunded",
  "refund_retried",
  "payments_reconciled",
  "boat_blocked",
  "boat_unblocked",
  "boat_taken_out",
  "port_closed",
  "boat_imported",
  "review_hidden",
  "review_published",
  "message_written",
  "question_closed",
  "question_opened",
  "contact_settled",
  "shortlist_ended",
  "waiting_entry_removed",
  "account_deleted",
  "login_link_issued",
  "passkeys_removed",
  "customer_sessions_ended",
  "email_correction_asked",
  "email_corrected",
  "data_mailed",
  "writing_blocked",
  "writing_allowed",
  "setting_changed",
  "exchange_rate_changed",
  "road_changed",
  "catalogue_imported",
  "content_imported",
  "contract_published",
  "jobs_retried",
  "jobs_unlocked",
  "staff_invited",
  "staff_invitation_withdrawn",
  "staff_role_changed",
  "staff_disabled",
  "staff_sessions_ended",
  ...CONSOLE_EVENTS,
] as const;
export type AuditEvent = (typeof AUDIT_EVENTS)[number];

/** What an event is about; `site` if it concerns no single thing. */
export const AUDIT_SUBJECTS = [
  "reservation",
  "order",
  "question",
  "refund",
  "boat",
  "port",
  "review",
  "contact",
  "shortlist",
  "customer",
  "setting",
  "currency",
  "road",
  "contract",
  "content",
  "site",
  "staff",
  "template",
  "catalogue",
] as const;

/** One thing, by its kind and the id that its table or its people know it by. */
export interface AuditSubject {
  kind: (typeof AUDIT_SUBJECTS)[number];
  id: string;
}
