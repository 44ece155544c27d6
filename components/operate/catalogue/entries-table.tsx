import { RouteLink } from "@/components/layout/route-link";
import { choiceNames } from "@/components/operate/catalogue/choice-names";
import { type Column, ConsoleTable } from "@/components/operate/frame/console-table";
import type { CatalogueSection } from "@/lib/domain/shared/vocabulary";
import { LOCALE_FACTS, LOCALES, type Locale, type LocalizedText } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface EntryRow {
  key: string;
  name: LocalizedText;
  kind: string | null;
  parent: string | null;
  picture: string | null;
  position: number;
  boats: number;
  edited: boolean;
}

interface EntriesTableProps {
  locale: Locale;
  section: CatalogueSection;
  entries: readonly EntryRow[];
}

/** The entries of a section in the order of the site, their names in each language side by side. */
export async function EntriesTable({ locale, section, entries }: EntriesTableProps) {
  const t = await translatorOf(locale, "console_catalogue");
  if (entries.length === 0) return <p>{t("empty")}</p>;
  const nameOfChoice = await choiceNames(locale);
  const nameOf = (key: string) => entries.find((entry) => entry.key === key)?.name[locale] ?? key;
  const columns: Column<EntryRow>[] = [
    {
      label: t("field.key"),
      cell: ({ key }) => (
        <RouteLink to="consoleEntry" locale={locale} params={{ section, key }} className="text-sea underline">
          <bdi>{key}</bdi>
        </RouteLink>
      ),
    },
    ...LOCALES.map((one) => ({
      label: LOCALE_FACTS[one].name,
      cell: ({ name }: EntryRow) => <bdi lang={one}>{name[one]}</bdi>,
    })),
    ...(entries.some(({ kind }) => kind)
      ? [
          {
            label: t("field.kind"),
            cell: ({ kind, parent }: EntryRow) =>
              [kind && nameOfChoice(kind), parent && nameOf(parent)].filter(Boolean).join(" · "),
          },
        ]
      : []),
    { label: t("field.position"), isAmount: true, cell: ({ position }) => position },
    { label: t("boats"), isAmount: true, cell: ({ boats }) => boats },
    { label: t("origin"), cell: ({ edited }) => t(edited ? "edited" : "shipped") },
  ];
  return <ConsoleTable rows={entries} keyOf={({ key }) => key} columns={columns} />;
}
