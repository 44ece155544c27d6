/** What can be wrong with a text. */
const CAUSE_CODES = [
  "missing",
  "letters",
  "too_long",
  "whole_number",
  "one_of",
  "slug_form",
  "no_picture",
  "instant_form",
  "text_empty",
  "file_missing",
  "link_form",
  "link_nowhere",
  "hole",
  "hole_known",
  "hole_missing",
  "hole_extra",
  "key_taken",
  "slug_taken",
  "slug_former",
  "changed_since",
  "no_version",
  "same_text",
] as const;
export type CauseCode = (typeof CAUSE_CODES)[number];

type Values = Readonly<Record<string, string | number>>;

/** As files are told. The console says the same beside its fields. */
const SENTENCES = {
  missing: ({ name }) => `"${name}" is missing`,
  letters: ({ name, letters, least, most }) =>
    `"${name}" has ${letters} letters, it must have ${least} to ${most}`,
  too_long: ({ name, most }) => `"${name}" is longer than ${most} letters`,
  whole_number: ({ name, least, most }) => `"${name}" must be a whole number from ${least} to ${most}`,
  one_of: ({ name, words }) => `"${name}" must be one of ${words}`,
  slug_form: () => `"slug" takes small letters a–z and digits, with single hyphens between`,
  no_picture: ({ key }) => `there is no picture "${key}"`,
  instant_form: () => `"published_at" must be "draft" or an instant such as 2026-12-01T10:00:00+03:00`,
  text_empty: () => "the text is empty",
  file_missing: ({ way }) => `the file is missing; ${way}`,
  link_form: ({ link }) => `the link "${link}" must begin with route:, https://, mailto: or tel:`,
  link_nowhere: ({ link }) => `the link "${link}" leads nowhere`,
  hole: ({ hole }) => `nothing fills in ${hole}`,
  hole_known: ({ hole, known }) => `nothing fills in ${hole}; known are ${known}`,
  hole_missing: ({ hole }) => `${hole} of the Turkish file is missing`,
  hole_extra: ({ hole }) => `${hole} is not in the Turkish file`,
  key_taken: ({ key, kind }) => `the key "${key}" belongs to a text of the kind ${kind}`,
  slug_taken: ({ slug, owner }) => `the slug "${slug}" is the address of "${owner}"`,
  slug_former: ({ slug, owner }) =>
    `the slug "${slug}" is a former address of "${owner}", which old links still name`,
  changed_since: ({ version }) =>
    `the text was changed after its export: it has version ${version} now. Export it again`,
  no_version: ({ version }) =>
    `"version" is missing: the site has this text, with version ${version}. Export it and edit those files`,
  same_text: ({ version }) => `is the text of version ${version}, unchanged`,
} as const satisfies Record<CauseCode, (values: Values) => string>;

/** Why a line is wrong, for readers of another language than the files' problems. */
export interface IssueCause {
  code: CauseCode;
  values: Values;
}

/** An error in a file, with its line. */
export interface FileIssue {
  file: string;
  line: number;
  problem: string;
  cause?: IssueCause;
}

/** An issue that has a cause. */
export function issueOf(file: string, line: number, code: CauseCode, values: Values = {}): FileIssue {
  return { file, line, problem: SENTENCES[code](values), cause: { code, values } };
}

/** A cause as the message of a schema; `readCause` reads it back. */
export function causeMessage(code: CauseCode, values: Values = {}): string {
  return JSON.stringify({ code, values });
}

/** The cause in the message of a schema; null for valibot's own messages. */
export function readCause(message: string): IssueCause | null {
  return message.startsWith("{") ? (JSON.parse(message) as IssueCause) : null;
}
