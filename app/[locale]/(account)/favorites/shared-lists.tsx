import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { chosenTripText } from "@/components/boats/card/found-trip";
import { IslandMessages } from "@/components/layout/island-messages";
import { OwnVotes } from "@/components/shortlists/own-votes";
import { SharedLink } from "@/components/shortlists/shared-link";
import type { OwnShortlist } from "@/lib/contracts/shortlists";
import { formatInstant } from "@/lib/i18n/format-date";
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

interface OwnShortlistsProps {
  locale: Locale;
  lists: readonly { list: OwnShortlist; trip: string | null }[];
}

/** The lists that a customer has shared: the link, who voted for what, and the end of it. */
function OwnShortlists({ locale, lists }: OwnShortlistsProps) {
  const t = useTranslations("shortlist.own");
  return (
    <section aria-labelledby="shared-lists" className="mt-12">
      <h2 id="shared-lists" className="text-xl">
        {t("title")}
      </h2>
      <p className="mt-1 mb-5 text-muted">{t("intro")}</p>
      <ul className="grid gap-5 lg:grid-cols-2">
        {lists.map(({ list, trip }) => (
          <li key={list.id} className="grid content-start gap-4 rounded-card border border-line bg-white p-5">
            <div>
              <h3 className="text-base">{trip ?? t("no_trip")}</h3>
              <p className="text-muted text-sm">
                {t("shared", { date: formatInstant(list.created_at, locale, "short") })}
              </p>
            </div>
            <OwnVotes listId={list.id} vehicles={list.vehicles} />
            <SharedLink id={list.id} url={list.url} />
          </li>
        ))}
      </ul>
    </section>
  );
}
