import { type ContactMessage, listContacts } from "@/lib/server/operator/list-contacts";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { settleContact } from "@/lib/server/reading/content/settle-contact";
import { type Operation, type OperationInput, takeOption } from "@/scripts/ops/operation";
import { columns, oneLine, reach, when } from "@/scripts/ops/print";
import { explain, say } from "@/scripts/server/say";

/** A contact message in one line. */
export function describeContact(contact: ContactMessage): string {
  const { id, name, email, phone, subject, message, createdAt, settledAt } = contact;
  return columns(
    id,
    when(createdAt),
    `${phone ? reach(name, phone) : name} <${email}>`,
    `${oneLine(subject)}: ${oneLine(message)}`,
    settledAt && `settled ${when(settledAt)}`,
  );
}

async function listMessages({ args }: OperationInput): Promise<number> {
  const { isSet: all, rest } = takeOption(args, "--all");
  if (rest.length > 0) return explain("Give no argument, or --all.");
  const contacts = await listContacts({ all });
  if (contacts.length === 0) say("No contact mail waits.");
  for (const contact of contacts) say(describeContact(contact));
  return 0;
}

async function settle({ by, args: [id = ""] }: OperationInput): Promise<number> {
  if (!/^\d{1,15}$/.test(id)) return explain("Give the message's number, as `contacts list` shows it.");
  const settled = await settleContact(Number(id), by, currentTime());
  say(settled.ok ? `Message ${id} is settled.` : `There is no message ${id}.`);
  return settled.ok ? 0 : 1;
}

/** Messages of the contact form and of services. */
export const CONTACT_OPERATIONS: readonly Operation[] = [
  {
    name: "contacts list",
    usage: "[--all]",
    summary: "contact mails that are not settled, the oldest first; --all shows the settled ones too",
    run: listMessages,
  },
  {
    name: "contacts settle",
    usage: "<message>",
    summary: "mark a contact mail as done",
    dryRun: "rolled back",
    audits: "contact_settled",
    run: settle,
  },
];
