import { formatInstant } from "@/lib/i18n/format-date";
import { OPERATOR_LOCALE } from "@/lib/i18n/locales";
import { currentTime } from "@/lib/server/db/database-clock";
import { getPool } from "@/lib/server/db/pool";
import { listThread } from "@/lib/server/messages/list-messages";
import { writeMessage } from "@/lib/server/messages/write-message";
import type { OperationInput } from "@/scripts/ops/operation";
import { explain, say } from "@/scripts/server/say";

/** Conversations whose last word is the customer's, the longest waiting first. */
export async function listUnanswered(): Promise<number> {
  const { rows } = await getPool().query(`
    select r.number, u.name || ' ' || u.surname as customer, m.created_at, m.text
    from messages m join reservations r on r.id = m.reservation_id join users u on u.id = r.user_id
    where m.author = 'customer'
      and not exists (select from messages later where later.reservation_id = r.id and later.id > m.id)
    order by m.created_at`);
  if (rows.length === 0) say("Every message is answered.");
  for (const { number, customer, created_at, text } of rows) {
    say(`${number}  ${formatInstant(created_at, OPERATOR_LOCALE, "short")}  ${customer}: ${text}`);
  }
  return 0;
}

/** One conversation from its beginning. Reading it here marks nothing as read for customer or owner. */
export async function readThread({ args }: OperationInput): Promise<number> {
  const [number = ""] = args;
  if (!number || args.length > 1) return explain("Give the number of the reservation.");
  const reservationId = await findReservation(number);
  if (!reservationId) return sayMissing(number);
  const thread = await listThread(reservationId);
  if (thread.length === 0) say(`Nothing has been written about ${number}.`);
  for (const { created_at, author, text } of thread) {
    say(`${formatInstant(created_at, OPERATOR_LOCALE, "short")}  ${author}: ${text}`);
  }
  return 0;
}

/** Answers the customer, as the support team or on behalf of the owner. */
export async function answerMessage({ args }: OperationInput): Promise<number> {
  const [number = "", author = "", ...text] = args;
  if ((author !== "owner" && author !== "operator") || text.length === 0) {
    say("Give the number, who answers (owner, operator) and the text.");
    return 2;
  }
  const reservationId = await findReservation(number);
  const message = { userId: null, author, text: text.join(" ") } as const;
  const written = reservationId ? await writeMessage({ ...message, reservationId }, currentTime()) : null;
  if (!written?.ok) return sayMissing(number);
  say(`The answer stands in the conversation of ${number}; the running site mails it.`);
  return 0;
}

async function findReservation(number: string): Promise<string | undefined> {
  const { rows } = await getPool().query<{ id: string }>(
    "select id from reservations where number = upper($1)",
    [number],
  );
  return rows[0]?.id;
}

function sayMissing(number: string): number {
  say(`There is no reservation ${number}.`);
  return 1;
}
