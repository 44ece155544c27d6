import { FindKeys } from "@/components/operate/find/find-keys";
import { CONTROL_CLASS } from "@/components/ui/fields/control-class";
import { Icon } from "@/components/ui/icon/icon";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";

const FIELD = "console-find";
export const MAX_WORDS = 100;

/** Looks for anything, from every page: a plain form. */
export async function FindForm({ locale, words }: { locale: Locale; words: string }) {
  const t = await translatorOf(locale, "console");
  return (
    <search className="console-find">
      <form action={pathFor("consoleFind", locale)}>
        <input
          id={FIELD}
          type="search"
          name="q"
          defaultValue={words}
          maxLength={MAX_WORDS}
          aria-label={t("find.label")}
          aria-keyshortcuts="/ Control+K"
          placeholder={t("find.placeholder")}
          autoComplete="off"
          className={CONTROL_CLASS}
        />
        <button type="submit" className="console-link" aria-label={t("find.button")}>
          <Icon name="search" size={18} />
        </button>
      </form>
      <FindKeys field={FIELD} />
    </search>
  );
}
