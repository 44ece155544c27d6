/** Keys under `validation` in the messages; `:n` carries the one number that some of them name. */
export type FieldMessageKey =
  | "required"
  | "email"
  | "same_as"
  | "min_length"
  | "max_length"
  | "phone"
  | "must_accept"
  | "invalid"
  | "whole_number"
  | "min_value"
  | "max_value";

/** What a schema says when a field is wrong: a message key, with the number that the sentence needs. */
export function fieldMessage(key: FieldMessageKey, bound?: number): string {
  return bound === undefined ? key : `${key}:${bound}`;
}

/** The other way: which sentence to show, with its arguments (`min` and `max` are the same number). */
export function parseFieldMessage(message: string): { key: string; values: { min: string; max: string } } {
  const [key = "invalid", bound = ""] = message.split(":");
  return { key, values: { min: bound, max: bound } };
}
