/**
 * Every refusal that the API may answer, with its HTTP status. The code is also the message key
 * `errors.<code>` in all three languages (guard test).
 */
export const FAILURES = {
  // door
  invalid_input: 422,
  bad_json: 400,
  body_too_large: 413,
  unauthorized: 401,
  two_credentials: 400,
  forbidden: 403,
  cross_site: 403,
  not_found: 404,
  method_not_allowed: 405,
  too_many_requests: 429,
  idempotency_key_missing: 400,
  idempotency_key_reused: 422,
  unavailable: 503,
  internal: 500,
  // accounts
  email_taken: 422,
  wrong_credentials: 422,
  common_password: 422,
  consent_required: 422,
  wrong_password: 422,
  code_invalid: 422,
  code_expired: 422,
  too_soon_to_resend: 429,
  phone_not_found: 409,
  invalid_phone: 422,
  google_expired: 422,
  trip_coming: 409,
  // boats and prices
  boat_code_not_found: 404,
  no_price: 409,
  outside_service_hours: 409,
  swim_tour_hours: 409,
  not_whole_hours: 422,
  below_min_hours: 409,
  over_capacity: 409,
  too_soon: 409,
  in_the_past: 409,
  too_far_ahead: 409,
  end_before_start: 422,
  unknown_service: 400,
  quantity_out_of_range: 422,
  service_lead_time: 409,
  unknown_port: 400,
  // reservations
  slot_taken: 409,
  price_changed: 409,
  too_many_holds: 409,
  transition_not_allowed: 409,
  refund_changed: 409,
  trip_not_completed: 409,
  already_reviewed: 409,
  // special services
  service_day_full: 409,
  // payments
  not_payable: 409,
  hold_expired: 409,
  contracts_not_accepted: 422,
  contracts_changed: 409,
  identity_number_required: 422,
  payment_in_review: 409,
  payment_in_progress: 409,
  provider_unavailable: 503,
  callback_refused: 400,
} as const;

export type FailureCode = keyof typeof FAILURES;
