import { useLocale, useTranslations } from "next-intl";
import { GUEST_DAYS_KEPT } from "@/lib/domain/guests/plan-guests";
import { formatList } from "@/lib/i18n/format-list";

interface PassengerListProps {
  passengers: readonly {
    id: string;
    name: string;
    adults: number;
    child_ages: readonly number[];
    note: string | null;
  }[];
  /** The number of persons that the customer booked for. */
  booked: number;
}

/** The passenger list, as the guests have answered by now. */
export function PassengerList({ passengers, booked }: PassengerListProps) {
  const t = useTranslations("owner.passengers");
  const locale = useLocale();
  const count = passengers.reduce((sum, { adults, child_ages: ages }) => sum + adults + ages.length, 0);
  return (
    <div className="grid gap-3 text-sm">
      <p className="font-semibold text-navy">{t("coming", { count, booked })}</p>
      <ul className="divide-y divide-line">
        {passengers.map(({ id, name, adults, child_ages: ages, note }) => (
          <li key={id} className="grid gap-1 py-2.5">
            <span className="flex flex-wrap justify-between gap-x-4">
              <bdi className="font-semibold">{name}</bdi>
              <span>
                {[
                  adults > 0 && t("adults", { count: adults }),
                  ages.length > 0 &&
                    t("children", { count: ages.length, ages: formatList(ages.map(String), locale) }),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </span>
            {note && (
              <span dir="auto" className="rounded-field bg-sand px-3 py-1.5">
                {note}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="text-muted">{t("kept", { days: GUEST_DAYS_KEPT })}</p>
    </div>
  );
}
