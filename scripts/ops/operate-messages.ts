import { formatInstant } from "@/lib/i18n/format-date";
import { OPERATOR_LOCALE } from "@/lib/i18n/locales";
import { currentTime } from "@/lib/server/db/database-clock";
import { getPool } from "@/lib/server/db/pool";
import { listThread } from "@/lib/server/messages/list-messages";
import type { MessageSubject } from "@/lib/server/messages/message-subject";
import { writeMessage } from "@/lib/server/messages/write-message";
import type { OperationInput } from "@/scripts/ops/operation";
import { explain, say } from "@/scripts/server/say";

/** Conversations whose last word is the customer's, the longest waiting first. */
export async function listUnanswered(): Promise<number> {
  const { rows } = await getPool().query(`
    select coalesce(r.number, o.number) as number, u.name || ' ' || u.surname as customer, m.created_at, m.text
    from messages m
    left join reservations r on r.id = m.reservation_id
    left join service_orders o on o.id = m.service_order_id
    join users u on u.id = coalesce(r.user_id, o.user_id)
    where m.author = 'customer'
      and not exists (select from messages later
        where (later.reservation_id = r.id or later.service_order_id = o.id) and later.id > m.id)
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
  if (!number || args.length > 1) return explain("Give the number of the reservation or order.");
  const about = await findSubject(number);
  if (!about) return sayMissing(number);
  const thread = await listThread(about);
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
     union all select 'order', id from service_orders where number = upper($1)`,
    [number],
  );
  return rows[0];
}

function sayMissing(number: string): number {
  say(`There is no reservation or order ${number}.`);
  return 1;
}
