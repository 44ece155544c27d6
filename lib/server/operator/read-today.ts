import { addDays, type TripDay, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { type Locale, OPERATOR_LOCALE } from "@/lib/i18n/locales";
import { countCalendarConflicts } from "@/lib/server/operator/list-calendars";
import {
  countWaitingConversations,
  type InboxRow,
  listConversations,
  type WaitingCounts,
} from "@/lib/server/operator/list-conversations";
import { listOpenRefunds, type OpenRefund } from "@/lib/server/operator/list-open-refunds";
import { listOwnerMatters, type OwnerMatter } from "@/lib/server/operator/list-owner-matters";
import { type ListedPayment, listPayments } from "@/lib/server/operator/list-payments";
import { type ListedProposal, listRefundProposals } from "@/lib/server/operator/list-refund-proposals";
import { listTrips, type ManifestRow } from "@/lib/server/operator/list-trips";
import { listWaitingAnswers, type WaitingAnswer } from "@/lib/server/operator/list-waiting-answers";
import { countOverduePayouts } from "@/lib/server/operator/owners-money/read-balances";
import { type JobHealth, readJobHealth } from "@/lib/server/operator/read-job-health";

/** What the operator looks at in the morning, the most urgent first. */
export interface Today {
  jobs: JobHealth;
  waitingAnswers: WaitingAnswer[];
  failedRefunds: OpenRefund[];
  /** Refunds that wait for a second person. */
  proposedRefunds: ListedProposal[];
  /** Of the last 24 hours, unless a later attempt took the money. */
  failedPayments: ListedPayment[];
  days: { day: TripDay; trips: ManifestRow[] }[];
  /** How many conversations wait; `inbox` has the first of them. */
  waiting: WaitingCounts;
  /** Conversations, reported questions and contact messages, the longest waiting first. */
  inbox: InboxRow[];
  /** How many sales are in conflict with calendars of other platforms. */
  calendarConflicts: number;
  /** How many owners wait longer for their money than they may. */
  overdueOwners: number;
  /** Applications, papers and paid trips of boats that are off sale. */
  ownerMatters: OwnerMatter[];
}

const DAY_MS = 86_400_000;
/** More are a matter of the inbox. */
const MAX_CONVERSATIONS = 20;

/** The state of the day: what waits, what failed, what sails today and tomorrow, with places in a language. */
export async function readToday(now: Date, locale: Locale = OPERATOR_LOCALE): Promise<Today> {
  const today = tripDayOf(now);
  const since = new Date(now.getTime() - DAY_MS);
  const [
    jobs,
    waitingAnswers,
    refunds,
    proposedRefunds,
    failed,
    waiting,
    inbox,
    calendarConflicts,
    overdueOwners,
    ownerMatters,
    ...days
  ] = await Promise.all([
    readJobHealth(now),
    listWaitingAnswers(now),
    listOpenRefunds(),
    listRefundProposals("open"),
    listPayments({ state: "failed", since }),
    countWaitingConversations(),
    listConversations({ tab: "waiting", locale }, MAX_CONVERSATIONS),
    countCalendarConflicts(now),
    countOverduePayouts(now),
    listOwnerMatters(now),
    ...[today, addDays(today, 1)].map(async (day) => ({ day, trips: await listTrips(day, locale) })),
  ]);
  const failedRefunds = refunds.filter(({ state }) => state === "failed");
  return {
    jobs,
    waitingAnswers,
    failedRefunds,
    proposedRefunds,
    failedPayments: failed.filter(({ paidLater }) => !paidLater),
    days,
    waiting,
    inbox,
    calendarConflicts,
    overdueOwners,
    ownerMatters,
  };
}
