import type { ComponentProps } from "react";
import type { ListFaq } from "@/components/search/list/list-faq";
import type { Question, QuestionSource } from "@/components/search/list/list-questions";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import { getListFacts } from "@/lib/server/catalogue/search/get-list-facts";

interface Listed {
  kind: Parameters<typeof getListFacts>[1];
  id: number;
  name: string;
}

/** Questions and answers about the boats of a place or type; null where there are none. */
export async function readListFaq(
  locale: Locale,
  { kind, id, name }: Listed,
  questionsOf: (source: QuestionSource) => readonly Question[],
): Promise<ComponentProps<typeof ListFaq> | null> {
  const [facts, asked, t] = await Promise.all([
    getListFacts(locale, kind, id),
    translatorOf(locale, "list_questions"),
    translatorOf(locale, "boats"),
  ]);
  if (!facts) return null;
  const countOf = (count: number) => t("boat_count", { count });
  return {
    title: asked("title", { name }),
    questions: questionsOf({ t: asked, countOf, locale, name, facts }),
  };
}
