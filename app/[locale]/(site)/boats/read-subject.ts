import { allBoats } from "@/app/[locale]/(site)/boats/all-boats";
import { boatsOfPlace } from "@/app/[locale]/(site)/boats/boats-of-place";
import { boatsOfType } from "@/app/[locale]/(site)/boats/boats-of-type";
import type { ListSubject } from "@/app/[locale]/(site)/boats/list-subject";
import type { Locale } from "@/lib/i18n/locales";
import { memoizeRead } from "@/lib/server/platform/db/memoized-reads";
import { readSource } from "@/lib/server/platform/db/read-scope";

const SUBJECTS = { all: allBoats, place: boatsOfPlace, type: boatsOfType } as const satisfies Record<
  string,
  (locale: Locale, slug: string) => Promise<ListSubject | null>
>;

/** What a list is about; its head and its page, and all searches in it, share it. */
export function readSubject(
  kind: keyof typeof SUBJECTS,
  locale: Locale,
  slug = "",
): Promise<ListSubject | null> {
  const read = () => SUBJECTS[kind](locale, slug);
  return readSource() === "visit" ? memoizeRead("list-subject", [kind, locale, slug], read) : read();
}
