import { CODE_MINUTES } from "@/lib/domain/shared/code-minutes";
import { formatDay } from "@/lib/i18n/format-date";
import { formatPhone } from "@/lib/i18n/format-phone";
import { DEFAULT_LOCALE, OPERATOR_LOCALE } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { findPeople } from "@/lib/server/operator/find-people";
import { readPerson } from "@/lib/server/operator/read-person";
import { deleteAccount } from "@/lib/server/people/accounts/delete-account";
import { issueLoginToken } from "@/lib/server/people/accounts/log-in-by-token";
import { deletePasskeysWithMail } from "@/lib/server/people/accounts/passkeys/own-passkeys";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";
import type { Operation, OperationInput } from "@/scripts/ops/operation";
import { columns, money, reach, when } from "@/scripts/ops/print";
import { explain, report, say } from "@/scripts/server/say";

/** Customers by name, phone, e-mail address or the number of a booking. */
async function findUsers({ args }: OperationInput): Promise<number> {
  if (args.length === 0)
    return explain("Give a name, a phone number, an e-mail address or the number of a booking.");
  const people = await findPeople(args.join(" "));
  for (const { name, email, phone, bookings, lastBookedAt } of people) {
    const last = lastBookedAt ? `, the last one made ${when(lastBookedAt)}` : "";
    say(columns(email ?? "anonymous", phone ? reach(name, phone) : name, `${bookings} bookings${last}`));
  }
  if (people.length === 0) say("Nobody is found.");
  return people.length === 0 ? 1 : 0;
}

/** What is known of a customer, and what they booked. */
async function showUser({ args: [email = ""] }: OperationInput): Promise<number> {
  const person = await readPerson(email);
  if (!person) return reportUnknown(email);
  const proven = (at: Date | null) => (at ? `proven ${when(at)}` : "not proven");
  say(`${person.name}  ${person.locale}  since ${when(person.createdAt)}`);
  say(`${person.email} (${proven(person.emailProvenAt)})`);
  if (person.phone) say(`${formatPhone(person.phone)} (${proven(person.phoneProvenAt)})`);
  for (const { number, status, startsAt, day, totalMinor: minor, currency } of person.bookings) {
    const at = startsAt ? when(startsAt) : formatDay(day, OPERATOR_LOCALE, "long");
    say(`  ${columns(number, status, at, money({ minor, currency }))}`);
  }
  const { sharedLists, votes, passkeys } = person;
  if (sharedLists > 0) say(`  shared lists: ${sharedLists}, votes on them: ${votes}`);
  const used = (at: string | null) => (at ? `last used ${when(new Date(at))}` : "not used yet");
  if (passkeys.length > 0) say(`  passkeys: ${passkeys.length}`);
  for (const { created_at, last_used_at } of passkeys)
    say(`    added ${when(new Date(created_at))}, ${used(last_used_at)}`);
  return 0;
}

/** Removes every passkey of an account and mails it, for a customer who has lost the device. Sessions stay. */
async function removePasskeys({ by, args: [email = ""] }: OperationInput): Promise<number> {
  const person = await readPerson(email);
  if (!person) return reportUnknown(email);
  const removed = await inTransaction((tx) => deletePasskeysWithMail(tx, person.id, by, currentTime()));
  say(`Passkeys removed: ${removed}.`);
  return 0;
}

/** Deletes an account as its owner could: what tax law demands stays, without a name. */
async function anonymiseUser({ by, args: [email = ""] }: OperationInput): Promise<number> {
  const person = await readPerson(email);
  if (!person) return reportUnknown(email);
  return report(await deleteAccount(person.id, by, currentTime()), `${email} is anonymous.`);
}

/** Mails a customer a link that logs in once, and prints it for the telephone. */
async function sendLoginLink({ by, args: [email = ""] }: OperationInput): Promise<number> {
  const issued = await issueLoginToken(email, by, currentTime());
  if (!issued) return reportUnknown(email);
  const address = absoluteUrl(pathFor("tLogin", DEFAULT_LOCALE, { token: issued.token }));
  say(
    `${address}\nWorks once, for ${CODE_MINUTES.t_login} minutes. The running site mails it to ${email} too.`,
  );
  return 0;
}

function reportUnknown(email: string): number {
  if (!email.includes("@")) return explain("Give the e-mail address of the account; `users find` finds it.");
  say(`Nobody is registered with ${email}.`);
  return 1;
}

/** Customers and their accounts. */
export const USER_OPERATIONS: readonly Operation[] = [
  {
    name: "users find",
    usage: "<anything>",
    summary: "customers by name, phone, e-mail address or the number of a booking",
    run: findUsers,
  },
  { name: "users show", usage: "<email>", summary: "a customer and what they booked", run: showUser },
  {
    name: "users anonymise",
    usage: "<email>",
    summary: "delete an account; what tax law demands stays without a name",
    dryRun: "rolled back",
    audits: "account_deleted",
    run: anonymiseUser,
  },
  {
    name: "users t-login",
    usage: "<email>",
    summary: "mail the customer a link that logs in once, within 15 minutes",
    audits: "login_link_issued",
    run: sendLoginLink,
  },
  {
    name: "users remove-passkeys",
    usage: "<email>",
    summary: "remove every passkey of a customer and mail it, for a lost device",
    dryRun: "rolled back",
    audits: "passkeys_removed",
    run: removePasskeys,
  },
];
