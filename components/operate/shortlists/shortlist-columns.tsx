import { ActionButton } from "@/components/operate/action/action-button";
import type { Column } from "@/components/operate/frame/console-table";
import { CustomerLink } from "@/components/operate/frame/customer-link";
import { showField } from "@/lib/domain/staff/mask-field";
import { may, type StaffRole } from "@/lib/domain/staff/permissions";
import { formatInstant } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface SharedList {
  id: string;
  userId: string;
  name: string;
  createdAt: Date;
  boats: readonly string[];
  votes: number;
}

/** The columns of the lists that customers share; on the page of one of them nobody is named. */
export async function shortlistColumns(
  locale: Locale,
  role: StaffRole,
  isOfOne = false,
): Promise<Column<SharedList>[]> {
  const t = await translatorOf(locale, "console_shortlists");
  const at = (instant: Date) => formatInstant(instant, locale);
  const actions: Column<SharedList> = {
    label: t("actions"),
    cell: ({ id, name, createdAt }) => (
      <ActionButton
        path={`shortlists/${id}/end`}
        label={t("end")}
        title={t("end_title", { name: showField(role, "field.name", name), time: at(createdAt) })}
        intro={t("end_text")}
        fields={[{ kind: "area", name: "reason", label: t("reason") }]}
      />
    ),
  };
  const who: Column<SharedList>[] = [
    {
      label: t("who"),
      cell: ({ userId, name }) => <CustomerLink {...{ locale, role, name }} id={userId} />,
    },
  ];
  return [
    { label: t("when"), isNumber: true, sort: "created", cell: ({ createdAt }) => at(createdAt) },
    ...(isOfOne ? [] : who),
    { label: t("boats"), cell: ({ boats }) => <bdi>{boats.join(", ")}</bdi> },
    { label: t("votes"), isAmount: true, cell: ({ votes }) => votes },
    ...(may(role, "shortlists.write") ? [actions] : []),
  ];
}
