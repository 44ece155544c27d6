import { useTranslations } from "next-intl";
import { CatalogueIcon } from "@/components/boats/detail/catalogue-icon";
import type { VehicleResponse } from "@/lib/contracts/boats/vehicles";
import { formatDay, formatHourRange } from "@/lib/i18n/format-date";
import { formatHour } from "@/lib/i18n/format-hour";
import { formatNumber } from "@/lib/i18n/format-number";
import type { Locale } from "@/lib/i18n/locales";

interface BoatFactsProps {
  boat: VehicleResponse;
  locale: Locale;
}

/** The most important facts of the boat, with icons. */
export function KeyFacts({ boat, locale }: BoatFactsProps) {
  const t = useTranslations("boats");
  const { specs } = boat;
  const beds = [
    specs.cabin_count > 0 && t("chips.cabins", { count: specs.cabin_count }),
    specs.sleeping_capacity > 0 && t("chips.berths", { count: specs.sleeping_capacity }),
  ];
  const facts = [
    { icon: "sailboat", text: boat.type.name },
    { icon: "users", text: t("persons", { count: boat.cruising_capacity }) },
    { icon: "ruler", text: t("meters", { length: formatNumber(specs.length_cm / 100, locale) }) },
    { icon: "bed-double", text: beds.filter(Boolean).join(" · ") },
    { icon: "bath", text: t("chips.toilets", { count: specs.toilet_count }) },
    { icon: "calendar-days", text: t("chips.built", { year: String(specs.model_year) }) },
  ];
  return (
    <ul className="fact-chips">
      {facts
        .filter(({ text }) => text !== "")
        .map(({ icon, text }) => (
          <li key={icon}>
            <CatalogueIcon name={icon} size={18} />
            {text}
          </li>
        ))}
    </ul>
  );
}

/** Every measure and hour of the boat. */
export function Specifications({ boat, locale }: BoatFactsProps) {
  const t = useTranslations("boats");
  const { specs, service_hours: service, handover_hours: handover } = boat;
  const meters = (cm: number) => t("meters", { length: formatNumber(cm / 100, locale) });
  const rows: [name: string, value: string, leftToRight?: true][] = [
    [t("facts.length"), meters(specs.length_cm)],
    [t("facts.width"), meters(specs.width_cm)],
    [t("facts.capacity"), t("persons", { count: boat.cruising_capacity })],
    [t("facts.food_capacity"), t("persons", { count: specs.food_capacity })],
    ...(specs.sleeping_capacity > 0
      ? [[t("facts.sleeps"), t("persons", { count: specs.sleeping_capacity })] as [string, string]]
      : []),
    [t("facts.cabins"), String(specs.cabin_count)],
    [t("facts.toilets"), String(specs.toilet_count)],
    [t("facts.year"), String(specs.model_year)],
    ...(specs.last_maintenance_date
      ? [
          [t("facts.maintenance"), formatDay(specs.last_maintenance_date, locale, "month")] as [
            string,
            string,
          ],
        ]
      : []),
    [t("facts.service_hours"), formatHourRange(service.opens, service.closes), true],
    ...(boat.rates.some(({ kind }) => kind === "daily")
      ? [
          [t("facts.handover"), `${formatHour(handover.start)} – ${formatHour(handover.end)}`, true] as [
            string,
            string,
            true,
          ],
        ]
      : []),
    [t("facts.notice"), t("facts.notice_value", { hours: boat.notice_hours })],
  ];
  return (
    <dl className="grid gap-x-10 sm:grid-cols-2">
      {rows.map(([name, value, leftToRight]) => (
        <div key={name} className="flex justify-between gap-4 border-line border-b py-2.5">
          <dt className="text-muted">{name}</dt>
          <dd className="text-end font-semibold">{leftToRight ? <bdi dir="ltr">{value}</bdi> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
