import { RouteLink } from "@/components/layout/route-link";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Select } from "@/components/ui/fields/select";
import { TextInput } from "@/components/ui/fields/text-input";
import { AUDIT_EVENTS, type AuditEvent } from "@/lib/domain/shared/audit-events";
import { ACTOR_KINDS, type ActorKind } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";

export interface ChosenAudit {
  about: string | null;
  event: AuditEvent | null;
  actorKind: ActorKind | null;
}

/** A plain form: what is chosen stands in the address. */
export async function AuditFilter({ locale, chosen }: { locale: Locale; chosen: ChosenAudit }) {
  const t = await translatorOf(locale, "console");
  return (
    <form action={pathFor("consoleAudit", locale)} className="console-row">
      <TextInput
        id="audit-about"
        name="about"
        label={t("audit.about_label")}
        defaultValue={chosen.about ?? ""}
        maxLength={100}
      />
      <Select id="audit-event" name="event" label={t("audit.event_label")} defaultValue={chosen.event ?? ""}>
        <option value="">{t("audit.every")}</option>
        {AUDIT_EVENTS.map((event) => (
          <option key={event} value={event}>
            {t(`audit.event.${event}`)}
          </option>
        ))}
      </Select>
      <Select id="audit-actor" name="by" label={t("audit.kind_label")} defaultValue={chosen.actorKind ?? ""}>
        <option value="">{t("audit.every")}</option>
        {ACTOR_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`audit.actor.${kind}`)}
          </option>
        ))}
      </Select>
      <div className="console-actions">
        <Button type="submit" variant="secondary">
          {t("audit.filter")}
        </Button>
        <RouteLink to="consoleAudit" locale={locale} className={buttonClass({ variant: "ghost" })}>
          {t("audit.clear")}
        </RouteLink>
      </div>
    </form>
  );
}
