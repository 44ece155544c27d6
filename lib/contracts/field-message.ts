/** Keys under `validation` in the messages; some carry an argument after `:`. */
export type FieldMessageKey =
  | "required"
  | "email"
  | "same_as"
  | "min_length"
  | "max_length"
  | "phone"
  | "must_accept"
  | "invalid"
  | "no_link"
  | "whole_number"
  | "min_value"
  | "max_value"
  | "tax_number";

/** The message of a schema for a wrong field: a message key, with the number or field name that the sentence needs. */
export function fieldMessage(key: FieldMessageKey, argument?: number | string): string {
  return argument === undefined ? key : `${key}:${argument}`;
}

/** The reverse: which sentence to show, with its argument under each name that a sentence may use. */
export function parseFieldMessage(message: string): {
  key: string;
  values: { min: string; max: string; otherName: string };
} {
  const [key = "invalid", argument = ""] = message.split(":");
  return { key, values: { min: argument, max: argument, otherName: argument } };
}
