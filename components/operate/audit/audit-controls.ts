import type { FilterControl } from "@/components/operate/list/list-filter";
import { AUDIT_EVENTS } from "@/lib/domain/shared/audit-events";
import { ACTOR_KINDS } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

/** The filter of the audit. */
export async function auditControls(locale: Locale): Promise<FilterControl[]> {
  const t = await translatorOf(locale, "console");
  return [
    { name: "about", label: t("audit.about_label"), kind: "text" },
    {
      name: "event",
      label: t("audit.event_label"),
      kind: "choice",
      options: AUDIT_EVENTS.map((value) => ({ value, label: t(`audit.event.${value}`) })),
    },
    {
      name: "by",
      label: t("audit.kind_label"),
      kind: "choice",
      options: ACTOR_KINDS.map((value) => ({ value, label: t(`audit.actor.${value}`) })),
    },
  ];
}
