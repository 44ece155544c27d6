import { ConsoleTable } from "@/components/operate/frame/console-table";
import type { ActorKind, OwnerState } from "@/lib/domain/shared/vocabulary";
import { formatInstant } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface Step {
  id: string;
  from: OwnerState | null;
  to: OwnerState;
  reason: string | null;
  actor: ActorKind;
  actorName: string | null;
  at: Date;
}

/** How an owner came to the present state, the latest first. */
export async function OwnerSteps({ locale, steps }: { locale: Locale; steps: readonly Step[] }) {
  const [t, console] = await Promise.all([
    translatorOf(locale, "console_owners"),
    translatorOf(locale, "console"),
  ]);
  return (
    <ConsoleTable
      rows={steps}
      keyOf={({ id }) => id}
      columns={[
        {
          label: console("audit.when"),
          isNumber: true,
          cell: ({ at }) => formatInstant(at, locale, "brief"),
        },
        { label: t("field.state"), cell: ({ to }) => t(`state.${to}`) },
        {
          label: console("audit.who"),
          cell: ({ actor, actorName }) => <bdi>{actorName ?? console(`audit.actor.${actor}`)}</bdi>,
        },
        { label: t("reason"), cell: ({ reason }) => reason && <bdi>{reason}</bdi> },
      ]}
    />
  );
}
