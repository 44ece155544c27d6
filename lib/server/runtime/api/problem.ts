import type { BaseIssue } from "valibot";
import { FAILURES, type FailureCode } from "@/lib/contracts/failures";
import { fieldMessage } from "@/lib/contracts/field-message";
import type { Problem } from "@/lib/contracts/problem";
import type { Locale } from "@/lib/i18n/locales";
import { failureTexts } from "@/lib/server/runtime/api/failure-texts";

/**
 * Details of a refusal: `field` names the form field it belongs to, `fields` has a sentence for several, the rest is
 * for the client.
 */
export type ProblemDetails = Record<string, unknown> & {
  field?: string;
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
};

const snakeCase = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function snakeKeys(details: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(details).map(([key, value]) => [snakeCase(key), value]));
}

/** Status and body of a refusal, in the language of the caller. */
export async function problemOf(
  code: FailureCode,
  locale: Locale,
  requestId: string,
  { field, fields, ...details }: ProblemDetails = {},
): Promise<{ status: number; body: Problem }> {
  const message = (await failureTexts(locale)).failure(code, details);
  const body: Problem = { error: code, message, request_id: requestId };
  if (field) body.fields = { [field]: message };
  if (fields) body.fields = fields;
  if (Object.keys(details).length > 0) body.details = snakeKeys(details);
  return { status: FAILURES[code], body };
}

/** A field that was not sent at all: valibot's own message for it is not a key of ours. */
function isMissing({ type, received }: BaseIssue<unknown>): boolean {
  return (type === "strict_object" || type === "object") && received === "undefined";
}

/** 422 with one sentence per wrong field (the first issue of each). */
export async function invalidInput(
  issues: readonly BaseIssue<unknown>[],
  locale: Locale,
  requestId: string,
): Promise<{ status: number; body: Problem }> {
  const texts = await failureTexts(locale);
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const path = issue.path?.map(({ key }) => String(key)).join(".") || "_";
    fields[path] ??= texts.field(isMissing(issue) ? fieldMessage("required") : issue.message);
  }
  const body = {
    error: "invalid_input",
    message: texts.failure("invalid_input"),
    request_id: requestId,
    fields,
  };
  return { status: FAILURES.invalid_input, body };
}
