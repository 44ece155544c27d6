import { may, type Permission, type StaffRole } from "./permissions";

type FieldPermission = Extract<Permission, `field.${string}`>;

const HIDDEN = "•••";
const SHOWN_DIGITS = 4;

const lastDigits = (text: string) => `${HIDDEN} ${text.replace(/\s/g, "").slice(-SHOWN_DIGITS)}`;

/** What remains of each: enough to tell two from another, too little to reach anybody. */
const MASKS: Record<FieldPermission, (text: string) => string> = {
  "field.name": (name) =>
    name
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => `${[...word][0]}.`)
      .join(" "),
  "field.telephone": lastDigits,
  "field.email": (email) => `${[...email][0] ?? ""}${HIDDEN}@${HIDDEN}`,
  "field.address": () => HIDDEN,
  "field.identity": lastDigits,
  "field.bank_account": lastDigits,
};

/** A personal field as this role may see it: in full, or masked. */
export function showField(role: StaffRole, field: FieldPermission, text: string): string {
  return may(role, field) ? text : MASKS[field](text);
}
