import * as v from "valibot";
import { email as emailField } from "@/lib/contracts/fields";
import { STAFF_ROLES, type StaffRole } from "@/lib/domain/staff/permissions";
import { STAFF_INVITATION_HOURS } from "@/lib/domain/staff/session-limits";
import { DEFAULT_LOCALE, staffLocaleOf } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { type ListedStaff, listStaff } from "@/lib/server/operator/list-staff";
import { inviteStaff, listOpenInvitations, withdrawInvitation } from "@/lib/server/people/staff/invite-staff";
import { changeStaffRole, disableStaff, endStaffSessions } from "@/lib/server/people/staff/manage-staff";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";
import type { Operation, OperationInput } from "@/scripts/ops/operation";
import { columns, when } from "@/scripts/ops/print";
import { explain, report, say } from "@/scripts/server/say";

const roleIn = (text: string | undefined): StaffRole | undefined => STAFF_ROLES.find((role) => role === text);
const WRONG_ROLE = `Give an e-mail address and a role: ${STAFF_ROLES.join(", ")}.`;

/** Everybody who works for the operator, then the invitations that are open. */
async function printStaff(): Promise<number> {
  const staff = await listStaff(currentTime());
  for (const { email, name, role, disabledAt, sessions } of staff)
    say(columns(email, name, role, disabledAt ? `disabled ${when(disabledAt)}` : `${sessions} sessions`));
  if (staff.length === 0) say("Nobody yet: `staff invite <e-mail> admin` invites the first.");
  for (const { email, role, expiresAt } of await listOpenInvitations(currentTime()))
    say(columns(email, role, `invited, until ${when(expiresAt)}`));
  return 0;
}

/** Mails a colleague the link that makes a passkey, and prints it for whoever has no mail server yet. */
async function invite({ by, args }: OperationInput): Promise<number> {
  const parsed = v.safeParse(emailField, args[0]);
  const role = roleIn(args[1]);
  if (!parsed.success || !role) return explain(WRONG_ROLE);
  const email = parsed.output;
  const invited = await inviteStaff(
    { email, role, locale: staffLocaleOf(DEFAULT_LOCALE) },
    by,
    currentTime(),
  );
  if (!invited.ok) return report(invited, "");
  const { token } = invited.value;
  say(absoluteUrl(pathFor("consoleInvitation", DEFAULT_LOCALE, { token })));
  say(`Works once, for ${STAFF_INVITATION_HOURS} hours. The running site mails it to ${email} too.`);
  return 0;
}

/** Takes back the open invitation of this address. */
async function withdraw({ by, args: [email = ""] }: OperationInput): Promise<number> {
  const open = await listOpenInvitations(currentTime());
  const invited = open.find((one) => one.email === email.toLowerCase());
  if (!invited) {
    say(`No invitation of "${email}" is open; \`staff list\` names all.`);
    return 1;
  }
  return report(await withdrawInvitation(invited.id, by, currentTime()), `${email} is invited no longer.`);
}

async function find(email = ""): Promise<ListedStaff | null> {
  const found = (await listStaff(currentTime())).find((one) => one.email === email.toLowerCase());
  if (!found) say(`Nobody of the staff has the address "${email}"; \`staff list\` names all.`);
  return found ?? null;
}

async function setRole({ by, args: [email, role] }: OperationInput): Promise<number> {
  const chosen = roleIn(role);
  if (!chosen) return explain(WRONG_ROLE);
  const found = await find(email);
  if (!found) return 1;
  return report(await changeStaffRole(found.id, chosen, by, currentTime()), `${found.name} is ${chosen}.`);
}

async function disable({ by, args: [email] }: OperationInput): Promise<number> {
  const found = await find(email);
  if (!found) return 1;
  return report(await disableStaff(found.id, by, currentTime()), `${found.name} is shut out.`);
}

async function endSessions({ by, args: [email] }: OperationInput): Promise<number> {
  const found = await find(email);
  if (!found) return 1;
  return report(await endStaffSessions(found.id, null, by), `${found.name} has to log in again.`);
}

/** Who works in the console. */
export const STAFF_OPERATIONS: readonly Operation[] = [
  { name: "staff list", summary: "who may open the console, and who is invited", run: printStaff },
  {
    name: "staff invite",
    usage: "<e-mail> <role>",
    summary: "mail a colleague the link that opens the console, once, within 24 hours",
    dryRun: "rolled back",
    audits: "staff_invited",
    run: invite,
  },
  {
    name: "staff withdraw",
    usage: "<e-mail>",
    summary: "take back an invitation that nobody has accepted",
    dryRun: "rolled back",
    audits: "staff_invitation_withdrawn",
    run: withdraw,
  },
  {
    name: "staff role",
    usage: "<e-mail> <role>",
    summary: `what a colleague may do: ${STAFF_ROLES.join(", ")}`,
    dryRun: "rolled back",
    audits: "staff_role_changed",
    run: setRole,
  },
  {
    name: "staff end-sessions",
    usage: "<e-mail>",
    summary: "log a colleague out everywhere",
    dryRun: "rolled back",
    audits: "staff_sessions_ended",
    run: endSessions,
  },
  {
    name: "staff disable",
    usage: "<e-mail>",
    summary: "shut a colleague out at once; a new invitation brings them back",
    dryRun: "rolled back",
    audits: "staff_disabled",
    run: disable,
  },
];
