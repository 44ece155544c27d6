import { showField } from "@/lib/domain/staff/mask-field";
import { may, type StaffRole } from "@/lib/domain/staff/permissions";
import { formatInstant } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

export interface SentList {
  guestsInvited: boolean;
  listSentAt: Date | null;
  /** Who comes, where the page is taken to the quay. */
  passengers?: readonly {
    id: string;
    name: string;
    adults: number;
    child_ages: number[];
    note: string | null;
  }[];
}

interface PassengerListProps {
  sailing: SentList;
  locale: Locale;
  role: StaffRole;
}

/** Whether the captain has the list, and where it is taken along who comes, with a box to tick on paper. */
export async function PassengerList({ sailing, locale, role }: PassengerListProps) {
  const t = await translatorOf(locale, "console_sailings");
  const { guestsInvited, listSentAt, passengers = [] } = sailing;
  if (!guestsInvited) return <span className="text-muted">{t("not_invited")}</span>;
  return (
    <div>
      {listSentAt ? t("list_sent", { time: formatInstant(listSentAt, locale, "brief") }) : t("list_not_sent")}
      {passengers.length > 0 && (
        <ul className="sailings-guests">
          {passengers.map(({ id, name, adults, child_ages: ages, note }) => (
            <li key={id}>
              <bdi>{showField(role, "field.name", name)}</bdi>{" "}
              {t("party", { adults, children: ages.length, ages: ages.join(", ") })}
              {note && may(role, "field.name") && <bdi className="text-muted"> {note}</bdi>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
