import { maskContacts } from "@/lib/domain/messages/mask-contacts";
import { may, type StaffRole } from "./permissions";

/** What somebody wrote, as this role may read it: whoever may not see contacts does not find them in words either. */
export function showWords(role: StaffRole, text: string): string {
  return may(role, "field.telephone") && may(role, "field.email") ? text : maskContacts(text).text;
}
