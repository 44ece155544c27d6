import { choiceNames } from "@/components/operate/catalogue/choice-names";
import { Facts } from "@/components/operate/reservation/facts";
import type { CatalogueSection } from "@/lib/domain/shared/vocabulary";
import { CATALOGUE_FIELDS } from "@/lib/domain/staff/catalogue-fields";
import { LOCALE_FACTS, LOCALES, type Locale, type LocalizedText } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface EntryFactsProps {
  locale: Locale;
  section: CatalogueSection;
  entry: Readonly<Record<string, unknown>>;
  picture: string | null;
  formerSlugs: readonly { locale: Locale; slug: string }[];
}

/** What an entry consists of: its texts in each language side by side, then everything else. */
export async function EntryFacts({ locale, section, entry, picture, formerSlugs }: EntryFactsProps) {
  const [t, nameOfChoice] = await Promise.all([
    translatorOf(locale, "console_catalogue"),
    choiceNames(locale),
  ]);
  const fields = CATALOGUE_FIELDS[section];
  const isText = ({ kind }: (typeof fields)[number]) => kind === "texts" || kind === "lines";
  const shown = (value: unknown) =>
    value === null || value === undefined ? "" : nameOfChoice(String(value));
  return (
    <>
      <table className="console-table">
        <thead>
          <tr>
            <td />
            {LOCALES.map((one) => (
              <th key={one} scope="col">
                {LOCALE_FACTS[one].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.filter(isText).map(({ name }) => (
            <tr key={name}>
              <th scope="row">{t(`field.${name}`)}</th>
              {LOCALES.map((one) => (
                <td key={one} data-label={LOCALE_FACTS[one].name}>
                  <bdi lang={one} className="console-text">
                    {(entry[name] as LocalizedText | null)?.[one] ?? "–"}
                  </bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Facts
        facts={[
          [t("field.key"), <bdi key="key">{String(entry.key)}</bdi>],
          ...fields
            .filter((field) => !isText(field))
            .map(({ name }) => [t(`field.${name}`), shown(entry[name])] as const),
          [t("origin"), t(entry.edited ? "edited" : "shipped")],
          [
            t("former"),
            formerSlugs.map(({ locale: one, slug }) => `${slug} (${LOCALE_FACTS[one].name})`).join(", "),
          ],
        ]}
      />
      {picture && <img src={picture} alt="" className="console-picture" loading="lazy" />}
    </>
  );
}
