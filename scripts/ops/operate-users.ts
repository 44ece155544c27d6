import { CODE_MINUTES } from "@/lib/domain/shared/code-minutes";
import { formatInstant } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import { DEFAULT_LOCALE, OPERATOR_LOCALE } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { deleteAccount } from "@/lib/server/accounts/delete-account";
import { issueLoginToken } from "@/lib/server/accounts/log-in-by-token";
import { deletePasskeysWithMail, listPasskeys } from "@/lib/server/accounts/passkeys/own-passkeys";
import { currentTime } from "@/lib/server/db/database-clock";
import { inTransaction } from "@/lib/server/db/in-transaction";
import { getPool } from "@/lib/server/db/pool";
import { absoluteUrl } from "@/lib/server/seo/absolute-url";
import type { OperationInput } from "@/scripts/ops/operation";
import { explain, say } from "@/scripts/server/say";

/** What is known of a customer, and what they booked. */
export async function showUser({ args }: OperationInput): Promise<number> {
  const user = await findUser(args[0] ?? "");
  if (!user) return nobody(args[0]);
  const proven = (at: Date | null) => (at ? `proven ${when(at)}` : "not proven");
  say(`${user.name} ${user.surname}  ${user.locale}  since ${when(user.created_at)}`);
  say(`${user.email} (${proven(user.email_verified_at)})`);
  if (user.phone) say(`${user.phone} (${proven(user.phone_verified_at)})`);
  const { rows } = await getPool().query(
    `select r.number, r.status, r.starts_at as at, r.total_minor, r.currency from reservations r where user_id = $1
     union all select o.number, o.status, o.service_day, o.total_minor, o.currency from service_orders o
       where user_id = $1 order by at desc`,
    [user.id],
  );
  for (const { number, status, at, total_minor, currency } of rows)
    say(`  ${number}  ${status}  ${when(at)}  ${formatMoney(Number(total_minor), currency)}`);
  const shared = await getPool().query<{ lists: number; votes: number }>(
    `select count(distinct l.id)::int as lists, count(v.id)::int as votes
     from shortlists l left join shortlist_votes v on v.shortlist_id = l.id where l.user_id = $1`,
    [user.id],
  );
  const [{ lists, votes } = { lists: 0, votes: 0 }] = shared.rows;
  if (lists > 0) say(`  shared lists: ${lists}, votes on them: ${votes}`);
  const keys = await listPasskeys(user.id);
  const used = (at: string | null) => (at ? `last used ${when(new Date(at))}` : "not used yet");
  if (keys.length > 0) say(`  passkeys: ${keys.length}`);
  for (const { created_at, last_used_at } of keys)
    say(`    added ${when(new Date(created_at))}, ${used(last_used_at)}`);
  return 0;
}

/** Removes every passkey of an account and mails it, for a customer who has lost the device. Sessions stay. */
export async function removePasskeys({ args }: OperationInput): Promise<number> {
  const user = await findUser(args[0] ?? "");
  if (!user) return nobody(args[0]);
  const removed = await inTransaction((tx) => deletePasskeysWithMail(tx, user.id, "operator", currentTime()));
  say(`Passkeys removed: ${removed}.`);
  return 0;
}

/** Deletes an account as its owner could: what tax law demands stays, without a name. */
export async function anonymiseUser({ args }: OperationInput): Promise<number> {
  const user = await findUser(args[0] ?? "");
  if (!user) return nobody(args[0]);
  const deleted = await deleteAccount(user.id, currentTime());
  say(deleted.ok ? `${args[0]} is anonymous.` : `Refused: ${deleted.code}.`);
  return deleted.ok ? 0 : 1;
}

/** Mails a customer a link that logs in once, and prints it for the telephone. */
export async function sendLoginLink({ args }: OperationInput): Promise<number> {
  const [email = ""] = args;
  const issued = await issueLoginToken(email, currentTime());
  if (!issued) return nobody(email);
  const address = absoluteUrl(pathFor("tLogin", DEFAULT_LOCALE, { token: issued.token }));
  say(
    `${address}\nWorks once, for ${CODE_MINUTES.t_login} minutes. The running site mails it to ${email} too.`,
  );
  return 0;
}

async function findUser(email: string) {
  const { rows } = await getPool().query("select * from users where email = lower($1)", [email]);
  return rows[0];
}

const when = (instant: Date) => formatInstant(instant, OPERATOR_LOCALE, "short");

function nobody(email = ""): number {
  if (!email.includes("@")) return explain("Give the e-mail address of the account.");
  say(`Nobody is registered with ${email}.`);
  return 1;
}
