import type { SendMailOptions } from "nodemailer";
import { isLocale } from "@/lib/i18n/locales";
import type { DraftMail, Drafts } from "@/lib/server/operator/effect/effect";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { getPool } from "@/lib/server/platform/db/pool";
import { STORED_JOBS } from "@/lib/server/platform/db/stored-jobs";
import type { JobName } from "@/lib/server/platform/jobs/job-payloads";
import { log } from "@/lib/server/platform/log";
import { collectSms, type Sms } from "@/lib/server/platform/sms/deliver-sms";
import { JOBS, type JobHandler } from "@/lib/server/runtime/worker/job-list";
import { collectMails } from "@/lib/server/talk/mail/deliver-mail";

/** More are not read before a confirmation, and each is rendered while rows are locked. */
const MAX_DRAFTS = 12;
/** A freed day plans whose turn it is on its waiting list; that job queues the mail. */
const ROUNDS = 2;

interface DueJob {
  id: string;
  name: JobName;
  payload: never;
}

/**
 * The mails that these jobs, and those that they queue, would send at once: their own handlers write them, in the
 * running preview, and no mail leaves. Twelve at most are written, `more` says how many jobs were not asked; of a mail
 * that cannot be written a line goes to the log.
 */
export async function draftMails(jobs: readonly string[], now: Date): Promise<Drafts> {
  const mails: DraftMail[] = [];
  let more = 0;
  let last = "0";
  let wanted: readonly string[] | null = jobs;
  for (let round = 0; round < ROUNDS; round += 1) {
    const due = await listDue(wanted, last);
    for (const job of due) {
      if (mails.length < MAX_DRAFTS) mails.push(...(await draftsOf(job, now)));
      else more += 1;
    }
    last = due.reduce((highest, { id }) => (BigInt(id) > BigInt(highest) ? id : highest), last);
    wanted = null;
  }
  return { mails, more };
}

/** Those of them, or without a list those after the last one, that mail somebody now. */
async function listDue(ids: readonly string[] | null, last: string): Promise<DueJob[]> {
  if (ids?.length === 0) return [];
  const { rows } = await getPool().query<DueJob>(
    `select j.id::text, t.identifier as name, j.payload from ${STORED_JOBS}
     where ($1::bigint[] is null and j.id > $2::bigint or j.id = any($1::bigint[])) and j.run_at <= now()
       and j.created_at >= now() and (t.identifier like 'tell\\_%' or t.identifier in ('give_waiting_turn', 'send_code'))
     order by j.id`,
    [ids, last],
  );
  return rows;
}

async function draftsOf({ name, payload }: DueJob, now: Date): Promise<DraftMail[]> {
  const handler: JobHandler<never> = JOBS[name];
  try {
    // Of its own, so that one that fails takes nothing else along.
    let texts: Sms[] = [];
    const mails = await collectMails(async () => {
      texts = await collectSms(() => inTransaction(() => handler(payload, now)));
    });
    return [
      ...mails.map(asDraft),
      ...texts.map(({ to, locale, text }) => ({ to, locale, ...shown("SMS", text) })),
    ];
  } catch (error) {
    log("warn", "mail_not_drafted", { job: name, error });
    return [];
  }
}

/** The tokens of links that act for whoever opens them: a letter is shown without. */
const TOKEN = /[\w-]{40,}/g;

function asDraft({ to, subject, text, headers }: SendMailOptions): DraftMail {
  const language = (headers as Record<string, string>)["Content-Language"];
  if (!isLocale(language)) throw new Error("A mail without a language");
  return {
    to: String(to),
    locale: language,
    ...shown(String(subject), String(text)),
  };
}

const shown = (subject: string, text: string) => ({ subject, text: text.replace(TOKEN, "…") });
