import type { OrderMail, ReservationMail } from "@/lib/domain/shared/booking-mails";
import type { OwnerMail } from "@/lib/domain/shared/vocabulary";
/* What runs later: `addJob` queues it in the transaction of its change, and the worker reads the truth when it runs. */

export type AccountChange =
  /** Queued by former releases only: the old address gets a link that takes the account back, or no mail. */
  | "email_changed"
  /** Staff has mailed a link to another address; told to the proven one. */
  | "email_correction"
  | "password_changed"
  | "google_connected"
  | "google_disconnected"
  | "passkey_added"
  | "passkey_removed"
  /** All of them, by a password that was reset or by the operator. */
  | "passkeys_removed";

/**
 * Every background job and its payload. A payload carries ids only: the handler reads the
 * truth when it runs, which may be a day late. The handler of each is in `job-list.ts`. Queued jobs carry the names
 * (`tell_…` sends a mail) and the fields of the payload, so neither is renamed.
 */
export interface JobPayloads {
  welcome_user: { userId: string };
  /** Mails (or texts) a code; the code itself is derived from its id. */
  send_code: { codeId: string };
  /**
   * Runs for known and unknown addresses alike, so that a request reveals nothing. `codeId`: of the code that is to be
   * made, whose mail is counted already; jobs of former releases have none.
   */
  request_password_reset: { email: string; codeId?: string };
  /** Removes expired sessions, codes and idempotency keys. */
  sweep_accounts: object;
  /** Removes what the information text on personal data promises to keep for a time only. */
  remove_old_records: object;
  /** Mails what was changed on an account to its former address, which is stored nowhere else. */
  tell_account_change: { userId: string; change: AccountChange; to: string; changedAt: string };
  expire_reservation: { reservationId: string };
  /** Ends a change whose owner or payment did not come in time. */
  expire_change: { changeId: string };
  /** Expires, brings forward and completes what is due; a job of its own may have been lost or late. */
  sweep_reservations: object;
  /**
   * The recipient and kind of a mail, and the change that it is about; addresses and texts are read when it runs.
   * `again` names a repetition that the operator asked for.
   */
  tell_reservation: { reservationId: string; mail: ReservationMail; changeId?: string; again?: string };
  /** Texts the link that pays a reservation or an order; `askedAt` distinguishes repetitions. */
  tell_payment_text: { reservationId?: string; orderId?: string; askedAt: string };
  expire_order: { orderId: string };
  /** Expires and completes the orders of special services that are due. */
  sweep_orders: object;
  tell_order: { orderId: string; mail: OrderMail; again?: string };
  /** A message of the contact form or of a service's page: to the operator, and a copy to its author. */
  tell_contact: { messageId: number; to: "operator" | "writer" };
  /** What staff answers to a contact message, to whoever wrote it. */
  tell_contact_reply: { replyId: number };
  /** Tells search engines which texts changed; what is public is read when it runs. */
  announce_contents: { contentIds: number[] };
  /** A scheduled text is due: what is kept of the texts is read again. */
  renew_contents: object;
  /** A message about a reservation, to the other side. */
  tell_message: { messageId: number };
  reconcile_payments: object;
  /** Reads the calendars of other platforms whose turn it is, or the one that somebody asked for. */
  read_calendars: object;
  read_calendar: { feedId: string };
  /** The "from" price of boats whose season is over. */
  refresh_ended_prices: object;
  /** Plans the next mail of a day's waiting list; `releasedAt` null = somebody has joined without a release. */
  give_waiting_turn: { boatId: number; day: string; releasedAt: string | null };
  /** Sends the mail of that turn; `notifiedAt` distinguishes the turns of one entry. */
  tell_waiting: { entryId: string; notifiedAt: string };
  run_refund: { refundId: string };
  /** Mails the customer what the operator refunds: the parts of one refund. */
  tell_refund: { refundIds: string[] };
  /** Sends passenger lists that are due; deletes guests' answers a week after the trip. */
  sweep_guests: object;
  /** Mails the passenger list to the captain; the guests are read when it runs. */
  tell_passengers: { reservationId: string };
  /** Mails a customer everything that is kept about them; it is read when it runs. */
  tell_data: { userId: string; askedAt: string };
  /** Tells a customer that staff has ended an entry of the waiting list, which is gone by then. */
  tell_waiting_removed: { userId: string; boatId: number; day: string; removedAt: string };
  /** Mails a customer the new link for the guests of a trip, unless it was closed meanwhile. */
  tell_guest_link: { reservationId: string; renewedAt: string };
  /** Mails a colleague the link of the invitation, which is derived from its id. */
  tell_staff_invitation: { invitationId: string };
  /** Takes boats off sale whose papers have ended, and warns owners of those that will. */
  sweep_papers: object;
  /** Mails an owner about the way to a boat on sale; `about`: the application, invitation, paper or moment. */
  tell_owner: { ownerId: string; mail: OwnerMail; about: string };
  /** Makes login links of the desk for an address, and mails each; `askId` is what was counted. */
  request_desk_link: { email: string; askId: string };
  /** Mails one of them; the link is derived from its id. */
  tell_desk_link: { linkId: string };
}

export type JobName = keyof JobPayloads;
