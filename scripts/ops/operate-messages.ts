import type { MessageSubject } from "@/lib/domain/messages/message-subject";
import { formatInstant } from "@/lib/i18n/format-date";
import { OPERATOR_LOCALE } from "@/lib/i18n/locales";
import { foldBoatCode } from "@/lib/server/boats/find-boat-by-code";
import { currentTime } from "@/lib/server/db/database-clock";
import { getPool } from "@/lib/server/db/pool";
import { listThread } from "@/lib/server/messages/list-messages";
import { writeMessage } from "@/lib/server/messages/write-message";
import { setQuestionClosed } from "@/lib/server/questions/report-question";
import type { Operation, OperationInput } from "@/scripts/ops/operation";
import { explain, say } from "@/scripts/server/say";

/** Conversations whose last word is the customer's, the longest waiting first. */
async function listUnanswered(): Promise<number> {
  const { rows } = await getPool().query(`
    select coalesce(r.number, o.number, q.number) as number, u.name || ' ' || u.surname as customer, m.created_at, m.text
    from messages m
    left join reservations r on r.id = m.reservation_id
    left join service_orders o on o.id = m.service_order_id
    left join questions q on q.id = m.question_id
    join users u on u.id = coalesce(r.user_id, o.user_id, q.user_id)
    where m.author = 'customer'
      and not exists (select from messages later
        where (later.reservation_id = r.id or later.service_order_id = o.id or later.question_id = q.id) and later.id > m.id)
    order by m.created_at`);
  if (rows.length === 0) say("Every message is answered.");
  for (const { number, customer, created_at, text } of rows) {
    say(`${number}  ${formatInstant(created_at, OPERATOR_LOCALE, "short")}  ${customer}: ${text}`);
  }
  return 0;
}

/** One conversation from its beginning. Reading it here marks nothing as read for customer or owner. */
async function readThread({ args }: OperationInput): Promise<number> {
  const [number = ""] = args;
  if (!number || args.length > 1) return explain("Give the number of the reservation, order or question.");
  const about = await findSubject(number);
  if (!about) return sayMissing(number);
  const thread = await listThread(about, currentTime());
  if (thread.length === 0) say(`Nothing has been written about ${number}.`);
  for (const { created_at, author, text } of thread) {
    say(`${formatInstant(created_at, OPERATOR_LOCALE, "short")}  ${author}: ${text}`);
  }
  return 0;
}

/** Answers the customer, as the support team or on behalf of the owner. */
async function answerMessage({ args }: OperationInput): Promise<number> {
  const [number = "", author = "", ...text] = args;
  if ((author !== "owner" && author !== "operator") || text.length === 0) {
    say("Give the number, who answers (owner, operator) and the text.");
    return 2;
  }
  const about = await findSubject(number);
  const message = { userId: null, author, text: text.join(" ") } as const;
  const written = about ? await writeMessage({ ...message, about }, currentTime()) : null;
  if (!written?.ok) return sayMissing(number);
  say(`The answer stands in the conversation of ${number}; the running site mails it.`);
  return 0;
}

async function findSubject(number: string): Promise<MessageSubject | undefined> {
  const { rows } = await getPool().query<MessageSubject>(
    `select 'reservation' as kind, id from reservations where number = upper($1)
     union all select 'order', id from service_orders where number = upper($1)
     union all select 'question', id from questions where number = upper($1)`,
    [number],
  );
  return rows[0];
}

function sayMissing(number: string): number {
  say(`There is no reservation, order or question ${number}.`);
  return 1;
}

/** Questions before booking, the latest first: of one customer or boat when it is named, or only the reported ones. */
async function listQuestions(where: string, values: string[], none: string): Promise<number> {
  const { rows } = await getPool().query(
    `select q.number, b.code, u.email, q.created_at, q.report, q.reported_by,
       case when q.closed_at is not null then 'closed' when q.answered_at is null then 'waits' else 'answered' end as state,
       (select count(*)::int from messages m where m.question_id = q.id) as messages,
       (select coalesce(sum(m.masked), 0)::int from messages m where m.question_id = q.id) as masked
     from questions q join boats b on b.id = q.boat_id join users u on u.id = q.user_id
     where ${where} order by q.created_at desc limit 500`,
    values,
  );
  if (rows.length === 0) say(none);
  for (const row of rows) {
    const at = formatInstant(row.created_at, OPERATOR_LOCALE, "short");
    const hidden = row.masked > 0 ? `  hidden: ${row.masked}` : "";
    say(`${row.number}  ${row.code}  ${at}  ${row.email}  ${row.state}  ${row.messages} messages${hidden}`);
    if (row.report) say(`    reported by the ${row.reported_by}: ${row.report}`);
  }
  return 0;
}

const listAllQuestions = ({ args: [of] }: OperationInput): Promise<number> =>
  of
    ? listQuestions("u.email = lower($1) or b.code_folded = $2", [of, foldBoatCode(of)], "Nobody has asked.")
    : listQuestions("true", [], "Nobody has asked.");

const listReports = (): Promise<number> => listQuestions("q.report is not null", [], "Nothing is reported.");

async function closeOrOpen({ args: [number = ""] }: OperationInput, closed: boolean): Promise<number> {
  const done = await setQuestionClosed(number, closed, currentTime());
  if (!done.ok) return sayMissing(number);
  say(closed ? `Nobody can write in ${number} any more.` : `${number} is open again, its report is kept.`);
  return 0;
}

/** Conversations, and questions before booking. */
export const MESSAGE_OPERATIONS: readonly Operation[] = [
  {
    name: "messages list",
    summary: "conversations that wait for an answer, the longest waiting first",
    run: listUnanswered,
  },
  {
    name: "messages read",
    usage: "<number>",
    summary: "one conversation from its beginning",
    run: readThread,
  },
  {
    name: "messages answer",
    usage: "<number> <owner|operator> <text>",
    summary: "answer the customer, who gets a mail",
    dryRun: "rolled back",
    run: answerMessage,
  },
  {
    name: "questions list",
    usage: "[e-mail|boat code]",
    summary: "questions before booking, the latest first, and how much was hidden from them",
    run: listAllQuestions,
  },
  { name: "questions reports", summary: "questions that a side has reported, and why", run: listReports },
  {
    name: "questions close",
    usage: "<number>",
    summary: "nobody can write in it any more",
    dryRun: "rolled back",
    run: (input) => closeOrOpen(input, true),
  },
  {
    name: "questions open",
    usage: "<number>",
    summary: "open a closed or reported one again",
    dryRun: "rolled back",
    run: (input) => closeOrOpen(input, false),
  },
];
