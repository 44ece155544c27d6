import { listConversations } from "@/lib/server/operator/list-conversations";
import { settleConversation } from "@/lib/server/talk/inbox/settle-conversation";
import { type Operation, type OperationInput, takeOption } from "@/scripts/ops/operation";
import { describeConversation } from "@/scripts/ops/people/operate-messages";
import { explain, say } from "@/scripts/server/say";

async function listMessages({ args }: OperationInput): Promise<number> {
  const { isSet: all, rest } = takeOption(args, "--all");
  if (rest.length > 0) return explain("Give no argument, or --all.");
  const contacts = await listConversations({ tab: all ? "all" : "waiting", kinds: ["contact"] });
  if (contacts.length === 0) say("No contact mail waits.");
  for (const contact of contacts) say(describeConversation(contact));
  return 0;
}

async function settle({ by, args: [id = ""] }: OperationInput): Promise<number> {
  if (!/^\d{1,15}$/.test(id)) return explain("Give the message's number, as `contacts list` shows it.");
  const settled = await settleConversation({ kind: "contact", number: id }, undefined, by);
  if (settled.ok) say(`Message ${id} is settled.`);
  else if (settled.code === "not_found") say(`There is no message ${id}.`);
  else say(`Refused: ${settled.details?.name} has claimed it.`);
  return settled.ok ? 0 : 1;
}

/** Messages of the contact form and of services. */
export const CONTACT_OPERATIONS: readonly Operation[] = [
  {
    name: "contacts list",
    usage: "[--all]",
    summary: "contact mails that are not settled, the oldest first; --all shows every one, the newest first",
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
