import { RouteLink } from "@/components/layout/route-link";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Select } from "@/components/ui/fields/select";
import { TextInput } from "@/components/ui/fields/text-input";
import { INBOX_KINDS, INBOX_TABS, type InboxKind, type InboxTab } from "@/lib/domain/messages/conversation";
import { formatLanguages } from "@/lib/i18n/format-languages";
import { LOCALES, type Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";

export const MAX_WORDS = 100;

/** What the address of the inbox chooses. */
export interface ChosenInbox {
  tab: InboxTab;
  kind: InboxKind | null;
  language: Locale | null;
  words: string;
}

/** What of it stands in an address: the first part of the inbox is the one without a name. */
export const inboxQuery = ({ tab, kind, language, words }: ChosenInbox) => ({
  tab: tab === INBOX_TABS[0] ? null : tab,
  kind,
  language,
  q: words,
});

interface InboxFilterProps {
  locale: Locale;
  chosen: ChosenInbox;
}

/** The parts of the inbox; what it is narrowed to stays. */
export async function InboxTabs({ locale, chosen }: InboxFilterProps) {
  const t = await translatorOf(locale, "console_inbox");
  return (
    <nav aria-label={t("tabs_label")} className="console-tabs">
      {INBOX_TABS.map((tab) => (
        <RouteLink
          key={tab}
          to="consoleInbox"
          locale={locale}
          query={inboxQuery({ ...chosen, tab })}
          className="console-tab"
          aria-current={tab === chosen.tab ? "page" : undefined}
        >
          {t(`tabs.${tab}`)}
        </RouteLink>
      ))}
    </nav>
  );
}

/** A plain form: what is chosen stands in the address. */
export async function InboxFilter({ locale, chosen }: InboxFilterProps) {
  const t = await translatorOf(locale, "console_inbox");
  const { tab } = inboxQuery(chosen);
  return (
    <form action={pathFor("consoleInbox", locale)} className="console-row">
      {tab && <input type="hidden" name="tab" value={tab} />}
      <TextInput
        id="inbox-words"
        name="q"
        label={t("words_label")}
        defaultValue={chosen.words}
        maxLength={MAX_WORDS}
        autoComplete="off"
      />
      <Select id="inbox-kind" name="kind" label={t("kind_label")} defaultValue={chosen.kind ?? ""}>
        <option value="">{t("every")}</option>
        {INBOX_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kinds.${kind}`)}
          </option>
        ))}
      </Select>
      <Select
        id="inbox-language"
        name="language"
        label={t("language_label")}
        defaultValue={chosen.language ?? ""}
      >
        <option value="">{t("every")}</option>
        {LOCALES.map((one) => (
          <option key={one} value={one}>
            {formatLanguages([one], locale)}
          </option>
        ))}
      </Select>
      <div className="console-actions">
        <Button type="submit" variant="secondary">
          {t("filter")}
        </Button>
        <RouteLink
          to="consoleInbox"
          locale={locale}
          query={{ tab }}
          className={buttonClass({ variant: "ghost" })}
        >
          {t("clear")}
        </RouteLink>
      </div>
    </form>
  );
}
