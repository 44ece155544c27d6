import * as v from "valibot";
import { email as emailField } from "@/lib/contracts/fields";
import { CODE_MINUTES } from "@/lib/domain/shared/code-minutes";
import { type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { formatDay } from "@/lib/i18n/format-date";
import { formatPhone } from "@/lib/i18n/format-phone";
import { DEFAULT_LOCALE, OPERATOR_LOCALE } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { findCustomerId } from "@/lib/server/operator/find-customer";
import { findPeople } from "@/lib/server/operator/find-people";
import { readCustomer } from "@/lib/server/operator/read-customer";
import { disconnectCustomerGoogle } from "@/lib/server/people/accounts/care/disconnect-customer-google";
import { endCustomerSessions } from "@/lib/server/people/accounts/care/end-customer-sessions";
import { mailData } from "@/lib/server/people/accounts/care/mail-data";
import { removeCustomerPasskeys } from "@/lib/server/people/accounts/care/remove-customer-passkeys";
import { askForCorrectEmail } from "@/lib/server/people/accounts/contact/correct-email";
import { deleteAccount } from "@/lib/server/people/accounts/delete-account";
import { issueLoginToken } from "@/lib/server/people/accounts/log-in-by-token";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";
import { allowWriting, blockWriting } from "@/lib/server/talk/messages/writing-block";
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
  const id = await findCustomerId(email);
  const customer = id && (await readCustomer(id, currentTime()));
  if (!customer) return reportUnknown(email);
  const proven = (at: Date | null) => (at ? `proven ${when(at)}` : "not proven");
  say(`${customer.name}  ${customer.locale}  since ${when(customer.createdAt)}`);
  say(`${customer.email} (${proven(customer.emailProvenAt)})`);
  if (customer.phone) say(`${formatPhone(customer.phone)} (${proven(customer.phoneProvenAt)})`);
  for (const { number, status, startsAt, day, totalMinor: minor, currency } of customer.bookings) {
    const at = startsAt ? when(startsAt) : formatDay(day, OPERATOR_LOCALE, "long");
    say(`  ${columns(number, status, at, money({ minor, currency }))}`);
  }
  const { sharedLists, passkeys, sessions, writingBlockedAt, writingBlockedReason } = customer;
  const votes = sharedLists.reduce((sum, list) => sum + list.votes, 0);
  if (sharedLists.length > 0) say(`  shared lists: ${sharedLists.length}, votes on them: ${votes}`);
  if (sessions.length > 0) say(`  open sessions: ${sessions.length}`);
  const used = (at: string | null) => (at ? `last used ${when(new Date(at))}` : "not used yet");
  if (passkeys.length > 0) say(`  passkeys: ${passkeys.length}`);
  for (const { created_at, last_used_at } of passkeys)
    say(`    added ${when(new Date(created_at))}, ${used(last_used_at)}`);
  if (writingBlockedAt) say(`  writes no messages since ${when(writingBlockedAt)}: ${writingBlockedReason}`);
  return 0;
}

const WRONG_CORRECTION =
  "Give the account's e-mail address, the right one, and how the caller was recognised.";

type Act = (id: string, input: OperationInput & { words: string }) => Promise<Outcome<unknown>>;

/** A command about the account of an address, followed by a reason where it `needs` one. */
function aboutCustomer(act: Act, done: string, needs?: string) {
  return async (input: OperationInput): Promise<number> => {
    const [email = "", ...words] = input.args;
    if (needs && words.length === 0) return explain(needs);
    const id = await findCustomerId(email);
    if (!id) return reportUnknown(email);
    return report(await act(id, { ...input, words: words.join(" ") }), `${email}: ${done}`);
  };
}

const removePasskeys: Act = (id, { by }) => removeCustomerPasskeys(id, null, by, currentTime());
const disconnectGoogle: Act = (id, { by }) => disconnectCustomerGoogle(id, by, currentTime());
const endSessions: Act = (id, { by }) => endCustomerSessions(id, null, by);
const sendData: Act = (id, { by }) => mailData(id, by, currentTime());
const block: Act = (id, { by, words }) => blockWriting(id, words, by, currentTime());
const unblock: Act = (id, { by }) => allowWriting(id, by);
/** Deletes an account as its owner could: what tax law demands stays, without a name. */
const anonymise: Act = (id, { by }) => deleteAccount(id, by, currentTime());

/** Mails a link to the address that a customer wants instead; it counts once that was used. */
const askForEmail: Act = async (userId, { by, words }) => {
  const [given, ...reason] = words.split(" ");
  const email = v.safeParse(emailField, given);
  if (!email.success || reason.length === 0) return refuse("invalid_input");
  return askForCorrectEmail({ userId, email: email.output, reason: reason.join(" ") }, by, currentTime());
};

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
    run: aboutCustomer(anonymise, "is anonymous."),
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
    run: aboutCustomer(removePasskeys, "the passkeys are removed; the running site mails it."),
  },
  {
    name: "users disconnect-google",
    usage: "<email>",
    summary: "disconnect the Google account of a customer with a password, log out everywhere, and mail it",
    dryRun: "rolled back",
    audits: "google_disconnected",
    run: aboutCustomer(disconnectGoogle, "Google is disconnected; the running site mails it."),
  },
  {
    name: "users end-sessions",
    usage: "<email>",
    summary: "log a customer out everywhere",
    dryRun: "rolled back",
    audits: "customer_sessions_ended",
    run: aboutCustomer(endSessions, "has to log in again."),
  },
  {
    name: "users mail-data",
    usage: "<email>",
    summary: "mail a customer everything that is kept about them, to the proven address",
    dryRun: "rolled back",
    audits: "data_mailed",
    run: aboutCustomer(sendData, "the running site mails the file."),
  },
  {
    name: "users correct-email",
    usage: "<email> <new email> <how the caller was recognised>",
    summary: "mail a link to the right address of a customer, which counts once it was used",
    dryRun: "rolled back",
    audits: ["email_correction_asked", "email_corrected"],
    run: aboutCustomer(askForEmail, "the running site mails the link.", WRONG_CORRECTION),
  },
  {
    name: "users block",
    usage: "<email> <reason>",
    summary: "keep a customer from writing messages; bookings go on",
    dryRun: "rolled back",
    audits: "writing_blocked",
    run: aboutCustomer(block, "writes no messages any more.", "Give the e-mail address and why."),
  },
  {
    name: "users unblock",
    usage: "<email>",
    summary: "let a blocked customer write again",
    dryRun: "rolled back",
    audits: "writing_allowed",
    run: aboutCustomer(unblock, "may write again."),
  },
];
