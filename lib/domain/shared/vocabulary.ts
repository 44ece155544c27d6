// The closed lists of the product. The database, the contracts and the
// messages are all derived from or checked against them.

export const RENT_TYPES = ["hourly", "daily"] as const;
export type RentType = (typeof RENT_TYPES)[number];

/** A swim tour is rented hourly at a fixed price; only its rate is a kind of its own. */
export const RATE_KINDS = ["hourly", "daily", "swim_tour"] as const;
export type RateKind = (typeof RATE_KINDS)[number];

/** Why no trip can last through an hour. */
export const HOUR_REASONS = ["closed", "past", "notice", "too_far", "busy"] as const;
export type HourReason = (typeof HOUR_REASONS)[number];

export const SERVICE_TYPES = ["extra", "package", "meal"] as const;
export type ServiceType = (typeof SERVICE_TYPES)[number];

export const SERVICE_UNITS = ["rez", "hour", "person", "qty", "box"] as const;
export type ServiceUnit = (typeof SERVICE_UNITS)[number];

export const USAGE_RULE_KINDS = ["fine", "ban", "warning"] as const;
export type UsageRuleKind = (typeof USAGE_RULE_KINDS)[number];

/** Turkish certificates of yacht captains, by the gross tonnage that they may command. */
export const CAPTAIN_LICENCES = ["yacht_149", "yacht_499", "yacht_unlimited"] as const;

export const PARTNER_PAYMENT_TYPES = ["cash", "bank_transfer", "credit_card"] as const;
export type PartnerPaymentType = (typeof PARTNER_PAYMENT_TYPES)[number];

export const CURRENCIES = ["TRY", "EUR", "USD"] as const;
export type Currency = (typeof CURRENCIES)[number];

export const GENDERS = ["male", "female"] as const;
export type Gender = (typeof GENDERS)[number];

export const RESERVATION_STATUSES = [
  "request_created",
  "request_created_payment_pending",
  "request_rejected",
  "request_cancelled",
  "request_timeout",
  "reservation_created",
  "reservation_coming",
  "reservation_completed",
  "reservation_cancelled",
] as const;
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number];

/** asked: the owner must answer · payment_pending: the difference must be paid · made: the trip is the changed one */
export const CHANGE_STATUSES = [
  "asked",
  "payment_pending",
  "made",
  "refused",
  "withdrawn",
  "expired",
] as const;
export type ChangeStatus = (typeof CHANGE_STATUSES)[number];

export const ORDER_STATUSES = [
  "order_requested",
  "order_payment_pending",
  "order_paid",
  "order_completed",
  "order_rejected",
  "order_cancelled",
  "order_timeout",
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/**
 * A booking: the reservation of a boat, of which the pre-payment is paid online, or the order of a special service,
 * paid in full.
 */
export const BOOKING_KINDS = ["reservation", "order"] as const;
export type BookingKind = (typeof BOOKING_KINDS)[number];

/** What a payment pays for: a booking, or the difference of a changed trip. */
export type PaymentSubjectKind = BookingKind | "change";

export const PAYMENT_STATES = ["processing", "paid", "failed", "expired", "paid_too_late"] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** requested: decided · sent: sent to the provider · done: the provider refunded it · failed: the provider refused */
export const REFUND_STATES = ["requested", "sent", "done", "failed"] as const;
export type RefundState = (typeof REFUND_STATES)[number];
/** Of a refund that needs a second person. */
export const PROPOSAL_STATES = ["open", "confirmed", "refused"] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

export const BOAT_STATUSES = ["published", "draft", "archived", "stopped"] as const;

/** The parts of a boat that have a page of their own in the console. */
export const BOAT_PAGES = [
  "texts",
  "facts",
  "prices",
  "pictures",
  "services",
  "equipment",
  "people",
] as const;

export const CANCELLATION_POLICIES = ["flexible", "moderate", "strict"] as const;
export type CancellationPolicy = (typeof CANCELLATION_POLICIES)[number];

export const OCCUPANCY_KINDS = ["hold", "reservation", "block", "service"] as const;
export type OccupancyKind = (typeof OCCUPANCY_KINDS)[number];

export const CONSENT_KINDS = ["kvkk", "electronic_messages"] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

export const CONTRACT_KINDS = ["pre_information", "distance_sales"] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];

/** How a payment link reaches a customer. */
export const LINK_WAYS = ["mail", "sms"] as const;
export type LinkWay = (typeof LINK_WAYS)[number];

/** Kinds of those who cause something; staff works for the operator. */
export const ACTOR_KINDS = ["customer", "owner", "staff", "provider", "system"] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** In whose name a message is written; the operator's support team has no names. */
export const MESSAGE_AUTHORS = ["customer", "owner", "operator"] as const;
export type MessageAuthor = (typeof MESSAGE_AUTHORS)[number];

/** What a conversation is about: what is paid, or a question before anything is booked. */
export const MESSAGE_SUBJECTS = [...BOOKING_KINDS, "question"] as const;
export type MessageSubjectKind = (typeof MESSAGE_SUBJECTS)[number];

/** What the operator's inbox holds: conversations, and messages of the contact form. */
export const CONVERSATION_KINDS = [...MESSAGE_SUBJECTS, "contact"] as const;
export type ConversationKind = (typeof CONVERSATION_KINDS)[number];

/** What is asked most often before booking, ready to be ticked. */
export const QUESTION_TOPICS = [
  "children",
  "own_cake",
  "alcohol",
  "prayer",
  "wheelchair",
  "transfer",
] as const;
export type QuestionTopic = (typeof QUESTION_TOPICS)[number];

/** The sides of a question. */
export const QUESTION_SIDES = ["customer", "owner"] as const satisfies readonly MessageAuthor[];
export type QuestionSide = (typeof QUESTION_SIDES)[number];

/** What a customer proves by a code. */
export const CONTACTS = ["email", "phone"] as const;
export type Contact = (typeof CONTACTS)[number];

export const CODE_PURPOSES = [
  "verify_email",
  "verify_phone",
  "step_up",
  "reset_password",
  "t_login",
  "take_back_email",
  "correct_email",
] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** What a passkey signs a challenge for. */
export const PASSKEY_PURPOSES = [
  "add",
  "log_in",
  "step_up",
  "staff_join",
  "staff_add",
  "staff_log_in",
  "staff_step_up",
  "owner_add",
  "owner_log_in",
] as const;
export type PasskeyPurpose = (typeof PASSKEY_PURPOSES)[number];

/** A person or a company that rents boats out through us. */
export const OWNER_KINDS = ["person", "company"] as const;
export type OwnerKind = (typeof OWNER_KINDS)[number];

/** Asked to join, refused by us, asked by us to complete what is missing, renting out, stopped by us. */
export const OWNER_STATES = ["applied", "declined", "invited", "active", "suspended"] as const;
export type OwnerState = (typeof OWNER_STATES)[number];

/** Who works for an owner: managers see and do all but money, captains see their own trips. */
export const OWNER_ROLES = ["owner", "manager", "captain"] as const;
export type OwnerRole = (typeof OWNER_ROLES)[number];

/** Mails to owners that are about no booking. */
export const OWNER_MAILS = [
  "applied",
  "invited",
  "declined",
  "activated",
  "paper_refused",
  "paper_ends",
] as const;
export type OwnerMail = (typeof OWNER_MAILS)[number];

/** Whose papers there are: the captain is that of a boat. */
export const PAPER_SUBJECTS = ["owner", "boat", "captain"] as const;
export type PaperSubject = (typeof PAPER_SUBJECTS)[number];

/** Handed in and not looked at yet, found in order, refused with a reason. */
export const PAPER_STATES = ["waiting", "accepted", "refused"] as const;
export type PaperState = (typeof PAPER_STATES)[number];

/** What a paper may be, by its content. */
export const PAPER_TYPES = ["pdf", "jpg", "png", "webp"] as const;
export type PaperType = (typeof PAPER_TYPES)[number];

/** What boats choose from. */
export const CATALOGUE_SECTIONS = ["places", "types", "facilities", "usage_rules", "services"] as const;
export type CatalogueSection = (typeof CATALOGUE_SECTIONS)[number];

export const PLACE_KINDS = ["city", "area", "port"] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

export const CONTENT_KINDS = ["special_service", "home_feature", "blog", "faq", "page", "contract"] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

export const PAGE_TYPES = ["corporate", "history", "policy", "contract", "static"] as const;
export type PageType = (typeof PAGE_TYPES)[number];

/** What is written in drafts: texts of the site, and contracts. */
export const TEXT_DRAFT_KINDS = ["content", "contract"] as const;

/** Kinds of entities with slugs; places share one name space per locale. */
export const SLUG_SCOPES = ["place", "type", "boat", "service", "blog", "page"] as const;
export type SlugScope = (typeof SLUG_SCOPES)[number];

/** Whether a boat can be booked for a given trip now, or why not. */
export const TRIP_STATES = ["free", "taken", "past", "over_capacity", "not_offered"] as const;
export type TripState = (typeof TRIP_STATES)[number];
