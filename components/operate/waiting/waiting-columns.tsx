import { ActionButton } from "@/components/operate/action/action-button";
import type { Column } from "@/components/operate/frame/console-table";
import { CustomerLink } from "@/components/operate/frame/customer-link";
import type { RateKind } from "@/lib/domain/shared/vocabulary";
import { showField } from "@/lib/domain/staff/mask-field";
import { may, type StaffRole } from "@/lib/domain/staff/permissions";
import { formatDay, formatInstant } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface Entry {
  id: string;
  boatCode: string;
  day: string;
  kind: RateKind;
  personCount: number;
  userId: string;
  name: string;
  email: string | null;
  createdAt: Date;
  notifiedAt: Date | null;
}

/** The columns of who waits for which day of which boat; on the page of one of them nobody is named. */
export async function waitingColumns(
  locale: Locale,
  role: StaffRole,
  isOfOne = false,
): Promise<Column<Entry>[]> {
  const [t, area] = await Promise.all([
    translatorOf(locale, "console_waiting"),
    translatorOf(locale, "account_area"),
  ]);
  const at = (instant: Date) => formatInstant(instant, locale, "brief");
  const dayOf = (day: string) => formatDay(day, locale);
  const actions: Column<Entry> = {
    label: t("actions"),
    cell: ({ id, boatCode: boat, day, name }) => (
      <ActionButton
        path={`waiting/${id}/remove`}
        label={t("remove")}
        title={t("remove_title", { boat, day: dayOf(day), name: showField(role, "field.name", name) })}
        intro={t("remove_text")}
        fields={[{ kind: "area", name: "reason", label: t("reason"), hint: t("reason_hint") }]}
      />
    ),
  };
  const who: Column<Entry>[] = [
    {
      label: t("who"),
      cell: ({ userId, name }) => <CustomerLink {...{ locale, role, name }} id={userId} />,
    },
    {
      label: t("email"),
      cell: ({ email }) => email && <bdi>{showField(role, "field.email", email)}</bdi>,
    },
  ];
  return [
    { label: t("day"), isNumber: true, sort: "day", cell: ({ day }) => dayOf(day) },
    { label: t("boat_column"), isNumber: true, cell: ({ boatCode }) => <bdi>{boatCode}</bdi> },
    { label: t("kind"), cell: ({ kind }) => area(`waiting.kind.${kind}`) },
    { label: t("persons"), isAmount: true, cell: ({ personCount }) => personCount },
    ...(isOfOne ? [] : who),
    { label: t("since"), isNumber: true, sort: "created", cell: ({ createdAt }) => at(createdAt) },
    {
      label: t("told"),
      isNumber: true,
      cell: ({ notifiedAt }) => (notifiedAt ? at(notifiedAt) : t("not_told")),
    },
    ...(may(role, "waiting.write") ? [actions] : []),
  ];
}
