import { getTranslations } from "next-intl/server";
import { KeepTrip } from "@/components/account/favourites/keep-trip";
import { LastTripLink } from "@/components/account/favourites/last-trip-link";
import { chosenTripText } from "@/components/boats/card/found-trip";
import { TripForm } from "@/components/boats/trip-form";
import { IslandMessages } from "@/components/layout/island-messages";
import { Notice } from "@/components/ui/notice";
import { SiteLink } from "@/components/ui/site-link";
import { tripQuery } from "@/lib/contracts/boats/boat-query";
import type { ChosenTrip } from "@/lib/contracts/boats/trip";
import type { TripVehicleCard } from "@/lib/contracts/boats/trip-card";
import { isolate } from "@/lib/i18n/isolate";

import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";

interface TripForAllProps {
  locale: Locale;
  boats: readonly TripVehicleCard[];
  /** The query of the address, and the trip that it names for all boats. */
  values: URLSearchParams;
  trip: ChosenTrip | null;
}

/**
 * One trip for all favourites instead of each boat's own: chosen here or searched last, and kept when the customer says
 * so.
 */
export async function TripForAll({ locale, boats, values, trip }: TripForAllProps) {
  const [t, tBoats, compare] = await Promise.all([
    getTranslations({ locale, namespace: "account_area.favourites.trip" }),
    getTranslations({ locale, namespace: "boats" }),
    getTranslations({ locale, namespace: "compare" }),
  ]);
  const path = pathFor("favourites", locale);
  return (
    <div className="grid gap-3">
      <IslandMessages locale={locale} nouns={["account_area"]}>
        {trip && (
          <Notice title={t("for_all", { trip: isolate(chosenTripText(trip, locale, tBoats)) })}>
            <p>{t("for_all_text")}</p>
            <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
              <KeepTrip boatIds={boats.map(({ id }) => id)} trip={trip} path={path} />
              <SiteLink href={path} className="font-semibold text-sea-dark underline">
                {t("own")}
              </SiteLink>
            </div>
          </Notice>
        )}
        <TripForm
          action={path}
          values={values}
          title={trip ? compare("change_trip") : t("choose")}
          open={!trip && values.has("date")}
          t={compare}
        />
        {/* Its room is kept free: what was searched last is known to the browser only. */}
        <p className="mb-2 min-h-11">
          <LastTripLink
            path={path}
            shown={boats.map(({ chosen_trip: own }) => (own ? tripQuery(own).toString() : ""))}
          />
        </p>
      </IslandMessages>
    </div>
  );
}
