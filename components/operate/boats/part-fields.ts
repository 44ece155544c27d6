import type { ActionField } from "@/components/operate/action/action-fields";
import type { FieldGroup } from "@/components/operate/boats/fields-form";
import { CANCELLATION_POLICIES, PARTNER_PAYMENT_TYPES } from "@/lib/domain/shared/vocabulary";
import { formatLanguages } from "@/lib/i18n/format-languages";
import { LOCALES, type Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

/** Of no telephone. */
const PHONE = "+90 532 000 00 00";

export interface NamedKey {
  key: string;
  name: string;
}

const optionsOf = (named: readonly NamedKey[]) => named.map(({ key, name }) => ({ value: key, label: name }));

/** Name, description and rules, a column for each language. */
export async function textGroups(locale: Locale): Promise<FieldGroup[]> {
  const t = await translatorOf(locale, "console_boats");
  const rows = [
    { name: "name", kind: "text", rows: 1 },
    { name: "description", kind: "area", rows: 12 },
    { name: "rental_rules", kind: "area", rows: 6 },
  ] as const;
  return rows.map(({ name, kind, rows: height }) => ({
    title: t(`field.${name}`),
    layout: "languages",
    fields: LOCALES.map((lang) => ({
      name: `${name}.${lang}`,
      kind,
      locale: lang,
      rows: height,
      label: formatLanguages([lang], locale),
      ...(name === "rental_rules" && { hint: t("hint_markdown") }),
    })),
  }));
}

/** Type, port, size and terms. */
export async function factGroups(
  locale: Locale,
  { types, ports }: { types: readonly NamedKey[]; ports: readonly NamedKey[] },
): Promise<FieldGroup[]> {
  const t = await translatorOf(locale, "console_boats");
  const numbers = <const N extends Parameters<typeof numberField>[0]>(...names: N[]) =>
    names.map((name) => numberField(name));
  const numberField = (
    name:
      | "model_year"
      | "cruising_capacity"
      | "food_capacity"
      | "sleeping_capacity"
      | "cabin_count"
      | "toilet_count"
      | "prepayment_percent"
      | "service_opens_hour"
      | "service_closes_hour"
      | "handover_start_hour"
      | "handover_end_hour"
      | "turnaround_minutes"
      | "notice_hours",
  ): ActionField => ({ name, kind: "number", label: t(`field.${name}`) });
  return [
    {
      title: t("main"),
      layout: "columns",
      fields: [
        { name: "type", kind: "choice", label: t("field.type"), options: optionsOf(types) },
        { name: "port", kind: "choice", label: t("field.port"), options: optionsOf(ports) },
        ...numbers("model_year"),
        { name: "last_maintenance_on", kind: "day", label: t("field.last_maintenance_on") },
        { name: "instant", kind: "tick", label: t("field.instant") },
      ],
    },
    {
      title: t("size"),
      layout: "columns",
      fields: [
        { name: "length_m", kind: "amount", label: t("field.length_m") },
        { name: "width_m", kind: "amount", label: t("field.width_m") },
        ...numbers("cruising_capacity", "food_capacity", "sleeping_capacity", "cabin_count", "toilet_count"),
      ],
    },
    {
      title: t("terms"),
      layout: "columns",
      fields: [
        ...numbers("prepayment_percent"),
        {
          name: "cancellation_policy",
          kind: "choice",
          label: t("field.cancellation_policy"),
          options: CANCELLATION_POLICIES.map((value) => ({ value, label: t(`policy.${value}`) })),
        },
      ],
    },
    {
      title: t("field.accepted_on_board"),
      layout: "ticks",
      fields: PARTNER_PAYMENT_TYPES.map((value) => ({
        name: `accepted_on_board.${value}`,
        kind: "tick",
        label: t(`payment.${value}`),
      })),
    },
    {
      title: t("hours"),
      layout: "columns",
      fields: numbers(
        "service_opens_hour",
        "service_closes_hour",
        "handover_start_hour",
        "handover_end_hour",
        "turnaround_minutes",
        "notice_hours",
      ),
    },
  ];
}

/** What captains in these waters speak, beside the languages of the site. */
const SPOKEN = [...LOCALES, "de", "ru", "fr", "it", "es"];

/** Whose the boat is, and who steers her. */
export async function peopleGroups(locale: Locale, licences: readonly NamedKey[]): Promise<FieldGroup[]> {
  const t = await translatorOf(locale, "console_boats");
  return [
    { title: t("field.owner"), layout: "columns", fields: await ownerFields(locale) },
    {
      title: t("field.captain"),
      layout: "columns",
      fields: [
        { name: "captain.name", kind: "text", label: t("person.name") },
        {
          name: "captain.phone",
          kind: "text",
          label: t("person.phone"),
          hint: t("hint_phone", { example: PHONE }),
        },
        {
          name: "captain.licence",
          kind: "choice",
          label: t("person.licence"),
          options: [{ value: "", label: t("none") }, ...optionsOf(licences)],
        },
      ],
    },
    {
      title: t("person.languages"),
      layout: "ticks",
      fields: SPOKEN.map((code) => ({
        name: `captain.languages.${code}`,
        kind: "tick",
        label: formatLanguages([code], locale),
      })),
    },
  ];
}

/** How to reach whom the boat belongs to. */
async function ownerFields(locale: Locale): Promise<ActionField[]> {
  const t = await translatorOf(locale, "console_boats");
  return [
    { name: "owner.name", kind: "text", label: t("person.name") },
    { name: "owner.email", kind: "text", label: t("person.email") },
    {
      name: "owner.phone",
      kind: "text",
      label: t("person.phone"),
      hint: t("hint_phone", { example: PHONE }),
    },
    {
      name: "owner.locale",
      kind: "choice",
      label: t("person.locale"),
      options: LOCALES.map((value) => ({ value, label: formatLanguages([value], locale) })),
    },
  ];
}

/** What a new boat begins with; a copy needs a code and a name only. */
export async function newBoatGroups(
  locale: Locale,
  facts: { types: readonly NamedKey[]; ports: readonly NamedKey[] } | null,
): Promise<FieldGroup[]> {
  const t = await translatorOf(locale, "console_boats");
  const code: ActionField = {
    name: "code",
    kind: "text",
    label: t("code"),
    hint: t("hint_code", { example: "PLM-1004" }),
  };
  const names: FieldGroup = {
    title: t("name"),
    layout: "languages",
    fields: LOCALES.map((lang) => ({
      name: `name.${lang}`,
      kind: "text",
      locale: lang,
      label: formatLanguages([lang], locale),
    })),
  };
  if (!facts) return [{ title: t("main"), layout: "columns", fields: [code] }, names];
  return [
    {
      title: t("main"),
      layout: "columns",
      fields: [
        code,
        { name: "type", kind: "choice", label: t("field.type"), options: optionsOf(facts.types) },
        { name: "port", kind: "choice", label: t("field.port"), options: optionsOf(facts.ports) },
        { name: "model_year", kind: "number", label: t("field.model_year") },
        { name: "length_m", kind: "amount", label: t("field.length_m") },
        { name: "width_m", kind: "amount", label: t("field.width_m") },
        { name: "cruising_capacity", kind: "number", label: t("field.cruising_capacity") },
      ],
    },
    names,
    { title: t("field.owner"), layout: "columns", fields: await ownerFields(locale) },
  ];
}
