import { migrateDatabase } from "@/lib/server/db/migrate";
import { getPool } from "@/lib/server/db/pool";
import { exportContent, importContent } from "@/scripts/support/operate-content";
import { listMails, showMail } from "@/scripts/support/operate-mails";
import { answerMessage, listUnanswered } from "@/scripts/support/operate-messages";
import {
  acceptRequest,
  cancelByOperator,
  declineRequest,
  listRequests,
  reconcileNow,
  showReservation,
} from "@/scripts/support/operate-reservations";
import { seed } from "@/scripts/support/operate-seed";
import { sendLoginLink } from "@/scripts/support/operate-users";
import { say } from "@/scripts/support/say";

export interface OperationInput {
  projectRoot: string;
  databaseUrl: string;
  /** What stands behind the command's name. */
  words: string[];
}

export interface Operation {
  name: string;
  usage: string;
  summary: string;
  /** Answers the exit code. */
  run(input: OperationInput): Promise<number>;
}

/** Longer names first: the first that fits is taken. */
export const OPERATIONS: readonly Operation[] = [
  {
    name: "seed",
    usage: "seed [--reset]",
    summary: "fill in the demo data; --reset removes it first, refused beside real reservations",
    run: seed,
  },
  {
    name: "migrate",
    usage: "migrate",
    summary: "bring the database up to this version's schema",
    run: async ({ projectRoot, databaseUrl }) => {
      await migrateDatabase(projectRoot, databaseUrl);
      say("The schema is up to date.");
      return 0;
    },
  },
  {
    name: "jobs status",
    usage: "jobs status",
    summary: "count waiting, due, running and failed background jobs",
    run: jobsStatus,
  },
  {
    name: "requests list",
    usage: "requests list",
    summary: "requests that wait for an answer, the most urgent first",
    run: listRequests,
  },
  {
    name: "requests accept",
    usage: "requests accept <number>",
    summary: "say yes for the owner; overlapping requests are rejected",
    run: acceptRequest,
  },
  {
    name: "requests decline",
    usage: "requests decline <number> <reason>",
    summary: "say no for the owner",
    run: declineRequest,
  },
  {
    name: "reservations show",
    usage: "reservations show <number>",
    summary: "one reservation with its history, payments and refunds",
    run: showReservation,
  },
  {
    name: "reservations cancel",
    usage: "reservations cancel <number> <customer|owner|weather> <reason>",
    summary: "cancel, and give back what follows from who it is down to",
    run: cancelByOperator,
  },
  {
    name: "messages list",
    usage: "messages list",
    summary: "conversations that wait for an answer, the longest waiting first",
    run: listUnanswered,
  },
  {
    name: "messages answer",
    usage: "messages answer <number> <owner|operator> <text>",
    summary: "answer the customer, who is told by mail",
    run: answerMessage,
  },
  {
    name: "users t-login",
    usage: "users t-login <email>",
    summary: "mail the customer a link that logs in once, within 15 minutes",
    run: sendLoginLink,
  },
  {
    name: "reconcile",
    usage: "reconcile",
    summary: "ask the payment provider about every payment without a result",
    run: reconcileNow,
  },
  {
    name: "content export",
    usage: "content export <folder>",
    summary: "write pages, posts, questions and services as Markdown files",
    run: exportContent,
  },
  {
    name: "content import",
    usage: "content import <folder> [--dry-run]",
    summary: "bring the site to what such files say, all or nothing; --dry-run only tells",
    run: importContent,
  },
  { name: "mails show", usage: "mails show <file>", summary: "print one mail of the outbox", run: showMail },
  {
    name: "mails",
    usage: "mails",
    summary: "list the mails and messages in var/outbox, newest first",
    run: listMails,
  },
];

async function jobsStatus(): Promise<number> {
  const { rows } = await getPool().query<Record<"name" | "waiting" | "due" | "running" | "failed", string>>(`
    select task_identifier as name,
      count(*) filter (where run_at > now() and attempts = 0) as waiting,
      count(*) filter (where run_at <= now() and locked_at is null and attempts < max_attempts) as due,
      count(*) filter (where locked_at is not null) as running,
      count(*) filter (where attempts > 0 and last_error is not null) as failed
    from graphile_worker.jobs group by 1 order by 1`);
  if (rows.length === 0) say("No jobs.");
  for (const { name, waiting, due, running, failed } of rows) {
    say(
      `${name.padEnd(24)} ${waiting} waiting, ${due} due, ${running} running, ${failed} failed at least once`,
    );
  }
  return 0;
}
