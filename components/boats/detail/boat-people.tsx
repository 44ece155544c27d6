import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon/icon";
import type { VehicleResponse } from "@/lib/contracts/boats/vehicles";
import { formatLanguages } from "@/lib/i18n/format-languages";
import type { Locale } from "@/lib/i18n/locales";

interface BoatPeopleProps {
  boat: VehicleResponse;
  locale: Locale;
  /** How soon the owner usually answers; null while there is too little data. */
  response: ReactNode;
}

/** The people on board: the captain with certificate and languages, and the owner. */
export function BoatPeople({ boat, locale, response }: BoatPeopleProps) {
  const t = useTranslations("boats");
  const { captain_licence: licence, captain_languages: spoken } = boat;
  const languages = formatLanguages(spoken, locale);
  const captain = (
    <>
      {licence && <p className="text-sm">{t(`licence.${licence}`)}</p>}
      {spoken.length > 0 && <p className="text-sm">{t("speaks", { languages })}</p>}
      <p className="text-sm">{t("captain_text")}</p>
    </>
  );
  const people = [
    { role: t("facts.captain"), name: boat.captain, text: captain },
    { role: t("facts.owner"), name: boat.owner, text: response },
  ];
  return (
    <ul className="grid gap-5 sm:grid-cols-2">
      {people.map(
        ({ role, name, text }) =>
          name && (
            <li key={role} className="flex gap-4">
              <span
                aria-hidden
                className="grid size-14 shrink-0 place-items-center rounded-full bg-navy font-bold text-lg text-white"
              >
                {name.slice(0, 1)}
              </span>
              <div>
                <p className="text-muted text-sm">{role}</p>
                <p className="font-semibold text-navy">
                  <bdi>{name}</bdi>
                </p>
                {text}
              </div>
            </li>
          ),
      )}
    </ul>
  );
}

/** Where the trip starts. */
export function MeetingPoint({ boat }: { boat: VehicleResponse }) {
  return (
    <div className="flex gap-4 rounded-card bg-sea-soft p-5">
      <Icon name="map-pin" size={26} className="mt-0.5 shrink-0 text-sea-dark" />
      <div>
        <p className="font-semibold text-navy">
          {[...new Set([boat.port.name, boat.area.name, boat.city.name])].join(" · ")}
        </p>
        {boat.meeting_point && <p>{boat.meeting_point}</p>}
      </div>
    </div>
  );
}
