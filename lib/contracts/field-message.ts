/** Keys under `validation` in the messages; some carry an argument after `:`. */
export const FIELD_MESSAGE_KEYS = [
  "required",
  "email",
  "same_as",
  "min_length",
  "max_length",
  "phone",
  "must_accept",
  "invalid",
  "no_link",
  "whole_number",
  "min_value",
  "max_value",
  "tax_number",
  "identity_number",
  "iban",
  "mersis",
] as const;
export type FieldMessageKey = (typeof FIELD_MESSAGE_KEYS)[number];

/** The message of a schema for a wrong field: a message key, with the number or field name that the sentence needs. */
export function fieldMessage(key: FieldMessageKey, argument?: number | string): string {
  return argument === undefined ? key : `${key}:${argument}`;
}

/**
 * The reverse: which sentence to show, with its argument under each name that a sentence may use. A message of the
 * schema library itself is `invalid`.
 */
export function parseFieldMessage(message: string): {
  key: FieldMessageKey;
  values: { min: string; max: string; otherName: string };
} {
  const [name, argument = ""] = message.split(":");
  const key = FIELD_MESSAGE_KEYS.find((known) => known === name) ?? "invalid";
  return { key, values: { min: argument, max: argument, otherName: argument } };
}
