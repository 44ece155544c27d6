import type { PartField, PartOffer } from "@/components/desk/boat/part-form";
import type { DeskBoatPart } from "@/lib/contracts/desk/boat";
import type { ServiceUnit, UsageRuleKind } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface Offered {
  services: readonly { key: string; name: string; unit: ServiceUnit }[];
  rules: readonly { key: string; name: string; kind: UsageRuleKind }[];
}

interface PartFields {
  empty: Readonly<Record<string, unknown>>;
  fields?: PartField[];
  offers?: PartOffer[];
}

const HOURS = [
  "service_opens_hour",
  "service_closes_hour",
  "handover_start_hour",
  "handover_end_hour",
  "notice_hours",
  "turnaround_minutes",
] as const;

/** What the form of a part asks for. */
export async function partFields(part: DeskBoatPart, offered: Offered, locale: Locale): Promise<PartFields> {
  const t = await translatorOf(locale, "desk_boat");
  switch (part) {
    case "terms":
      return {
        empty: {},
        fields: [
          ...HOURS.map((name): PartField => ({ name, kind: "number", label: t(name) })),
          { name: "instant", kind: "tick", label: t("instant") },
        ],
      };
    case "extras":
      return {
        empty: { services: [] },
        offers: offered.services.map(({ key, name, unit }) => ({
          name: `services.${key}.on`,
          label: name,
          note: t(`unit.${unit}`),
          fields: [
            { name: `services.${key}.price`, kind: "amount", label: t("price") },
            { name: `services.${key}.max_quantity`, kind: "number", label: t("max_quantity") },
            { name: `services.${key}.lead_hours`, kind: "number", label: t("lead_hours") },
          ],
        })),
      };
    case "rules":
      return {
        empty: { usage_rules: [] },
        offers: offered.rules.map(({ key, name, kind }) => ({
          name: `usage_rules.${key}.on`,
          label: name,
          note: t(`rule_kind.${kind}`),
          fields:
            kind === "fine" ? [{ name: `usage_rules.${key}.fine`, kind: "amount", label: t("fine") }] : [],
        })),
      };
  }
}
