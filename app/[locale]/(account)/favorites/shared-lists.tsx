import { getTranslations } from "next-intl/server";
import { chosenTripText } from "@/components/boats/card/found-trip";
import { IslandMessages } from "@/components/layout/island-messages";
import { OwnShortlists } from "@/components/shortlists/own-shortlists";
import type { Locale } from "@/lib/i18n/locales";
import { listOwnShortlists } from "@/lib/server/reading/shortlists/list-own-shortlists";

/** The lists that the customer has shared; nothing while there are none. */
export async function SharedLists({ userId, locale }: { userId: string; locale: Locale }) {
  const [lists, tBoats] = await Promise.all([
    listOwnShortlists(userId, locale),
    getTranslations({ locale, namespace: "boats" }),
  ]);
  if (lists.length === 0) return null;
  return (
    <IslandMessages locale={locale} nouns={["shortlist"]}>
      <OwnShortlists
        locale={locale}
        lists={lists.map((list) => ({
          list,
          trip: list.trip && chosenTripText(list.trip, locale, tBoats),
        }))}
      />
    </IslandMessages>
  );
}
