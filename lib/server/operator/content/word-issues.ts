import type { Outcome } from "@/lib/domain/shared/outcome";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import type { IssueCause } from "@/lib/server/reading/content/files/file-issue";

interface WordedIssue {
  field: string;
  line: number | null;
  cause: IssueCause | null;
  /** In English, as files are told. */
  problem: string;
}

/** A refusal that has wrong fields in `details.issues`, with a sentence for each in the reader's language. */
export async function wordIssues<T, C extends string>(
  work: Promise<Outcome<T, C>>,
  locale: Locale,
): Promise<Outcome<T, C>> {
  const outcome = await work;
  if (outcome.ok || !outcome.details?.issues) return outcome;
  const t = await translatorOf(locale, "console_content");
  const { issues, ...details } = outcome.details;
  const fields: Record<string, string> = {};
  for (const { field, line, cause, problem } of issues as WordedIssue[]) {
    const sentence = cause ? t(`issue.${cause.code}`, { ...cause.values }) : problem;
    fields[field] ??= line === null ? sentence : t("issue_line", { line, problem: sentence });
  }
  return { ...outcome, details: { ...details, fields } };
}
