import { sweepChanges } from "@/lib/server/booking/changes/sweep-changes";
import { sweepGuests } from "@/lib/server/booking/guests/sweep-guests";
import { expireChange } from "@/lib/server/booking/lifecycle/expire-change";
import { expireOrder } from "@/lib/server/booking/lifecycle/expire-order";
import { expireReservation } from "@/lib/server/booking/lifecycle/expire-reservation";
import { sweepOrders } from "@/lib/server/booking/orders/sweep-orders";
import { sweepReservations } from "@/lib/server/booking/reservations/sweep-reservations";
import { refreshEndedPrices } from "@/lib/server/catalogue/boats/facts/refresh-ended-prices";
import { readDueFeeds } from "@/lib/server/catalogue/calendars/read-due-feeds";
import { readFeed } from "@/lib/server/catalogue/calendars/read-feed";
import { runRefund } from "@/lib/server/money/refunds/run-refund";
import { reconcilePayments } from "@/lib/server/money/settle/reconcile-payments";
import { sendData } from "@/lib/server/people/accounts/care/mail-data";
import { sendPasswordReset } from "@/lib/server/people/accounts/password/queue-password-reset";
import { sweepAccounts } from "@/lib/server/people/accounts/sweep-accounts";
import { issueDeskLinks } from "@/lib/server/people/desk/log-in-by-link";
import { sendDeskLink } from "@/lib/server/people/desk/send-desk-link";
import { sweepPapers } from "@/lib/server/people/owners/papers/sweep-papers";
import { sendOwnerMail } from "@/lib/server/people/owners/send-owner-mail";
import { sendStaffInvitation } from "@/lib/server/people/staff/send-staff-invitation";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { notifyTags } from "@/lib/server/platform/db/notify-tags";
import type { JobName, JobPayloads } from "@/lib/server/platform/jobs/job-payloads";
import { CONTENT_TAGS } from "@/lib/server/reading/content/files/apply-contents";
import { announceToSearchEngines } from "@/lib/server/reading/seo/announce-to-search-engines";
import { removeOldRecords } from "@/lib/server/runtime/retention/remove-old-records";
import { sendAccountChangeMail } from "@/lib/server/talk/mail/send-account-change-mail";
import { sendCode } from "@/lib/server/talk/mail/send-code";
import { sendContactMail } from "@/lib/server/talk/mail/send-contact-mail";
import { sendContactReply } from "@/lib/server/talk/mail/send-contact-reply";
import { sendGuestLink } from "@/lib/server/talk/mail/send-guest-link";
import { sendMessageMail } from "@/lib/server/talk/mail/send-message-mail";
import { sendOrderMail } from "@/lib/server/talk/mail/send-order-mail";
import { sendPassengerList } from "@/lib/server/talk/mail/send-passenger-list";
import { sendPaymentText } from "@/lib/server/talk/mail/send-payment-text";
import { sendRefundMail } from "@/lib/server/talk/mail/send-refund-mail";
import { sendReservationMail } from "@/lib/server/talk/mail/send-reservation-mail";
import { welcomeUser } from "@/lib/server/talk/mail/welcome-user";
import { giveWaitingTurn } from "@/lib/server/talk/waiting/give-waiting-turn";
import { sendWaitingMail } from "@/lib/server/talk/waiting/send-waiting-mail";
import { sendWaitingRemoved } from "@/lib/server/talk/waiting/send-waiting-removed";

export type JobHandler<N extends JobName> = (payload: JobPayloads[N], now: Date) => Promise<void>;

export type JobHandlers = { readonly [N in JobName]: JobHandler<N> };

/** What runs for each job; idempotent, since a job may run twice or a day late. */
export const JOBS: JobHandlers = {
  welcome_user: (payload) => welcomeUser(payload),
  send_code: (payload, now) => sendCode(payload, now),
  request_password_reset: (payload, now) => sendPasswordReset(payload, now),
  tell_account_change: (payload) => sendAccountChangeMail(payload),
  sweep_accounts: (_, now) => sweepAccounts(now),
  remove_old_records: (_, now) => removeOldRecords(now),
  tell_reservation: (payload, now) => sendReservationMail(payload, now),
  tell_message: (payload, now) => sendMessageMail(payload, now),
  tell_contact: (payload) => sendContactMail(payload),
  tell_contact_reply: (payload) => sendContactReply(payload),
  announce_contents: ({ contentIds }) => announceToSearchEngines(contentIds),
  renew_contents: () => inTransaction((tx) => notifyTags(tx, CONTENT_TAGS)),
  expire_reservation: async ({ reservationId }, now) => void (await expireReservation(reservationId, now)),
  expire_change: async ({ changeId }, now) => void (await expireChange(changeId, now)),
  sweep_reservations: async (_, now) => {
    await sweepChanges(now);
    await sweepReservations(now);
  },
  expire_order: async ({ orderId }, now) => void (await expireOrder(orderId, now)),
  sweep_orders: (_, now) => sweepOrders(now),
  tell_order: (payload, now) => sendOrderMail(payload, now),
  read_calendars: (_, now) => readDueFeeds(now),
  read_calendar: ({ feedId }, now) => readFeed(feedId, now),
  reconcile_payments: (_, now) => reconcilePayments(now),
  refresh_ended_prices: (_, now) => refreshEndedPrices(now),
  give_waiting_turn: (payload, now) => giveWaitingTurn(payload, now),
  tell_payment_text: (payload, now) => sendPaymentText(payload, now),
  tell_waiting: (payload, now) => sendWaitingMail(payload, now),
  sweep_guests: (_, now) => sweepGuests(now),
  tell_passengers: (payload) => sendPassengerList(payload),
  run_refund: ({ refundId }, now) => runRefund(refundId, now),
  tell_refund: (payload) => sendRefundMail(payload),
  tell_data: (payload, now) => sendData(payload, now),
  tell_waiting_removed: (payload) => sendWaitingRemoved(payload),
  tell_guest_link: (payload) => sendGuestLink(payload),
  tell_staff_invitation: (payload, now) => sendStaffInvitation(payload, now),
  sweep_papers: (_, now) => sweepPapers(now),
  tell_owner: (payload, now) => sendOwnerMail(payload, now),
  request_desk_link: (payload, now) => issueDeskLinks(payload, now),
  tell_desk_link: (payload, now) => sendDeskLink(payload, now),
};
