import { choiceOf } from "@/components/operate/list/controls";
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
    choiceOf("event", t("audit.event_label"), AUDIT_EVENTS, (event) => t(`audit.event.${event}`)),
    choiceOf("by", t("audit.kind_label"), ACTOR_KINDS, (kind) => t(`audit.actor.${kind}`)),
  ];
}
