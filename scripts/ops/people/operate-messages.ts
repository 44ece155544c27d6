import { findSubject } from "@/lib/server/operator/find-booking";
import { type InboxFilter, type InboxRow, listConversations } from "@/lib/server/operator/list-conversations";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { answerAsOperator } from "@/lib/server/talk/inbox/answer-as-operator";
import { listThread } from "@/lib/server/talk/messages/list-messages";
import { setQuestionClosed } from "@/lib/server/talk/questions/report-question";
import type { Operation, OperationInput } from "@/scripts/ops/operation";
import { columns, oneLine, reach, when } from "@/scripts/ops/print";
import { explain, say } from "@/scripts/server/say";

/** A conversation in one line, with its report. */
export function describeConversation(row: InboxRow): string {
  const { kind, number, boatCode, waitsSince, lastAt, turnOf, customerName, customerEmail: email } = row;
  const { phone, subject, text, messages, masked, report, reportedBy, isClosed, claimedByName } = row;
  const line = columns(
    kind === "contact" ? `contact ${number}` : number,
    boatCode,
    when(waitsSince ?? lastAt),
    isClosed && "closed",
    waitsSince ? `for the ${turnOf}` : "done",
    claimedByName && `claimed by ${claimedByName}`,
    messages > 0 && `${messages} messages`,
    masked > 0 && `hidden: ${masked}`,
    `${phone ? reach(customerName, phone) : customerName} <${email ?? "no address"}>`,
    `${subject ? `${oneLine(subject)}: ` : ""}${oneLine(text)}`,
  );
  return report ? `${line}\n    reported by the ${reportedBy}: ${oneLine(report)}` : line;
}

async function printConversations(filter: InboxFilter, none: string): Promise<number> {
  const found = await listConversations(filter);
  if (found.length === 0) say(none);
  for (const row of found) say(describeConversation(row));
  return 0;
}

/** One conversation from its beginning. Reading it here marks nothing as read for customer or owner. */
async function readThread({ args }: OperationInput): Promise<number> {
  const [number = ""] = args;
  if (!number || args.length > 1) return explain("Give the number of the reservation, order or question.");
  const about = await findSubject(number);
  if (!about) return reportUnknown(number);
  const thread = await listThread(about, currentTime());
  if (thread.length === 0) say(`Nothing has been written about ${number}.`);
  for (const { created_at, author, by_operator: byOperator, text } of thread)
    say(`${when(new Date(created_at))}  ${byOperator ? `operator for the ${author}` : author}: ${text}`);
  return 0;
}

/** Answers the customer, as the support team or on behalf of the owner. */
async function answerMessage({ by, args }: OperationInput): Promise<number> {
  const [number = "", as = "", ...text] = args;
  if ((as !== "owner" && as !== "operator") || text.length === 0)
    return explain("Give the number, in whose name you answer (owner, operator) and the text.");
  const about = await findSubject(number);
  if (!about) return reportUnknown(number);
  const written = await answerAsOperator({ about, as, text: text.join(" ") }, by, currentTime());
  if (written.ok) {
    say(`The answer is in the conversation of ${number}; the running site mails it.`);
    return 0;
  }
  if (written.code === "not_found") return reportUnknown(number);
  const reasons = {
    question_closed: `${number} is closed. \`questions open ${number}\` opens it again.`,
    message_repeated: "The last message of the conversation is the same.",
    conversation_claimed: `${written.details?.name} has claimed the conversation.`,
    conversation_changed: "More was written meanwhile.",
  };
  say(`Refused: ${reasons[written.code]}`);
  return 1;
}

function reportUnknown(number: string): number {
  say(`There is no reservation, order or question ${number}.`);
  return 1;
}

async function closeOrOpen({ by, args: [number = ""] }: OperationInput, closed: boolean): Promise<number> {
  const done = await setQuestionClosed(number, closed, by, currentTime());
  if (!done.ok) return reportUnknown(number);
  say(closed ? `Nobody can write in ${number} any more.` : `${number} is open again, its report is kept.`);
  return 0;
}

/** Conversations, and questions before booking. */
export const MESSAGE_OPERATIONS: readonly Operation[] = [
  {
    name: "messages list",
    summary: "open conversations that wait for an answer, the longest waiting first",
    run: () =>
      printConversations(
        { tab: "waiting", kinds: ["reservation", "order", "question"] },
        "Every message is answered.",
      ),
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
    summary: "answer the customer, who gets a mail; for the owner, the customer sees who wrote",
    dryRun: "rolled back",
    audits: "message_written",
    run: answerMessage,
  },
  {
    name: "questions list",
    usage: "[e-mail|boat code]",
    summary: "questions before booking, the latest first, and how much was hidden from them",
    run: ({ args: [words] }) => printConversations({ kinds: ["question"], words }, "Nobody has asked."),
  },
  {
    name: "questions reports",
    summary: "questions that a report has closed, and why",
    run: () => printConversations({ kinds: ["report"] }, "Nothing is reported."),
  },
  {
    name: "questions close",
    usage: "<number>",
    summary: "nobody can write in it any more",
    dryRun: "rolled back",
    audits: "question_closed",
    run: (input) => closeOrOpen(input, true),
  },
  {
    name: "questions open",
    usage: "<number>",
    summary: "open a closed or reported one again",
    dryRun: "rolled back",
    audits: "question_opened",
    run: (input) => closeOrOpen(input, false),
  },
];
