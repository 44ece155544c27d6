/**
 * Every background job and what it is given. A payload carries ids only: the handler reads the
 * truth when it runs, which may be a day late. The handler of each is in `job-list.ts`.
 */
export interface JobPayloads {
  send_mail: { mailId: string };
  expire_reservation: { reservationId: string };
  reconcile_payment: { paymentId: string };
}

export type JobName = keyof JobPayloads;
