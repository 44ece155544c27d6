import { FieldsForm } from "@/components/operate/boats/fields-form";
import { OffersForm } from "@/components/operate/boats/offers-form";
import { factGroups, peopleGroups, textGroups } from "@/components/operate/boats/part-fields";
import { PicturesForm } from "@/components/operate/boats/pictures-form";
import { RatesForm } from "@/components/operate/boats/rates-form";
import { TextsForm } from "@/components/operate/boats/texts-form";
import { formOf } from "@/lib/domain/boats/boat-form";
import { partOfDocument } from "@/lib/domain/boats/boat-parts";
import { type BOAT_PAGES, CAPTAIN_LICENCES } from "@/lib/domain/shared/vocabulary";
import { formatLanguages } from "@/lib/i18n/format-languages";
import { inEachLocale, type Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import { WEEKDAYS } from "@/lib/server/catalogue/boats/files/boat-document";
import { thumbnailOf } from "@/lib/server/catalogue/media/find-picture";
import type { BoatOptions, BoatRecord } from "@/lib/server/operator/read-boat-record";

interface PartFormProps {
  locale: Locale;
  part: (typeof BOAT_PAGES)[number];
  record: BoatRecord;
  options: BoatOptions;
}

/** The form of one part of a boat, opened with what is saved. */
export async function PartForm({ locale, part, record, options }: PartFormProps) {
  const [t, boats] = await Promise.all([
    translatorOf(locale, "console_boats"),
    translatorOf(locale, "boats"),
  ]);
  const { boat, versions, formerSlugs } = record;
  const { code } = boat;
  const { slug, ...fields } = partOfDocument(part, boat);
  const opened = {
    path: `boats/${code}/${part === "people" ? part : "part"}`,
    part,
    version: versions[part],
    opened: formOf(fields),
    title: t("save_part", { code, part: t(`part.${part}`) }),
  };
  const languageNames = inEachLocale((one) => formatLanguages([one], locale));
  switch (part) {
    case "texts":
      return (
        <TextsForm
          {...opened}
          groups={await textGroups(locale)}
          slugs={boat.slug ?? inEachLocale(() => "")}
          typeSlug={options.types.find(({ key }) => key === boat.type)?.slug ?? inEachLocale(() => "")}
          languageNames={languageNames}
          former={formerSlugs}
        />
      );
    case "facts":
      return <FieldsForm {...opened} groups={await factGroups(locale, options)} />;
    case "people":
      return (
        <FieldsForm
          {...opened}
          groups={
            await peopleGroups(
              locale,
              CAPTAIN_LICENCES.map((key) => ({ key, name: boats(`licence.${key}`) })),
            )
          }
        />
      );
    case "prices":
      return <RatesForm {...opened} weekdays={WEEKDAYS.map((key) => ({ key, name: t(`weekday.${key}`) }))} />;
    case "pictures":
      return (
        <PicturesForm
          {...opened}
          code={code}
          languageNames={languageNames}
          sources={Object.fromEntries(boat.pictures.map(({ key = "" }) => [key, thumbnailOf(key) ?? ""]))}
        />
      );
    case "services":
      return (
        <OffersForm
          {...opened}
          list="services"
          offers={options.services.map(({ key, name, unit }) => ({
            key,
            name,
            note: t(`unit.${unit}`),
            fields: [
              { name: "price", kind: "amount", label: t("price") },
              { name: "max_quantity", kind: "number", label: t("max_quantity") },
              { name: "lead_hours", kind: "number", label: t("lead_hours") },
            ],
          }))}
        />
      );
    case "equipment":
      return (
        <OffersForm
          {...opened}
          list="usage_rules"
          groups={[
            {
              title: t("field.facilities"),
              layout: "ticks",
              fields: options.facilities.map(({ key, name }) => ({
                name: `facilities.${key}`,
                kind: "tick",
                label: name,
              })),
            },
          ]}
          offers={options.rules.map(({ key, name, kind }) => ({
            key,
            name,
            note: t(`rule_kind.${kind}`),
            fields: kind === "fine" ? [{ name: "fine", kind: "amount", label: t("fine") }] : [],
          }))}
        />
      );
  }
}
