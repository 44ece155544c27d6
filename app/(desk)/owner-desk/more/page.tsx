import type { Metadata } from "next";
import { deskReader } from "@/app/(desk)/desk-reader";
import { DeskPage } from "@/components/desk/frame/desk-page";
import { ExportButton } from "@/components/desk/more/export-button";
import { OwnDevices } from "@/components/desk/more/own-devices";
import { IslandMessages } from "@/components/layout/island-messages";
import { RouteLink } from "@/components/layout/route-link";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { requireDesk } from "@/lib/server/people/desk/current-desk-session";
import { readDeskAccount } from "@/lib/server/people/desk/desk-account";
import { isDeskAllowed } from "@/lib/server/people/desk/desk-session";
import { currentTime } from "@/lib/server/platform/db/database-clock";

const texts = async () => translatorOf(await requestLocale(), "desk");

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await texts())("pages.more") };
}

export default async function Page() {
  const locale = await requestLocale();
  const session = await requireDesk("trips.read", pathFor("deskMore", locale));
  const [t, more, { sessions, passkeys }] = await Promise.all([
    texts(),
    translatorOf(locale, "desk_more"),
    readDeskAccount(session, currentTime()),
  ]);
  return (
    <DeskPage locale={locale} title={t("pages.more")} reader={deskReader(session)} place="deskMore">
      {isDeskAllowed(session, "bookings.answer") && (
        <ul className="desk-card desk-links">
          {isDeskAllowed(session, "people.write") && (
            <li>
              <RouteLink to="deskPeople" locale={locale} className="desk-more">
                {more("people")}
              </RouteLink>
            </li>
          )}
          {isDeskAllowed(session, "money.read") && (
            <li>
              <RouteLink to="deskMoney" locale={locale} className="desk-more">
                {t("pages.money")}
              </RouteLink>
            </li>
          )}
          {isDeskAllowed(session, "papers.write") && (
            <li>
              <RouteLink to="deskPapers" locale={locale} className="desk-more">
                {t("pages.papers")}
              </RouteLink>
            </li>
          )}
          <li>
            <RouteLink to="deskPapers" locale={locale} className="desk-more">
              {t("pages.papers")}
            </RouteLink>
          </li>
          <li>
            <RouteLink to="deskGuests" locale={locale} className="desk-more">
              {more("guests")}
            </RouteLink>
          </li>
        </ul>
      )}
      <IslandMessages locale={locale} nouns={["desk", "desk_more", "validation"]}>
        <OwnDevices
          sessions={sessions.map(({ id, userAgent, lastSeenAt }) => ({
            id,
            current: id === session.id,
            userAgent,
            lastSeenAt: lastSeenAt.toISOString(),
          }))}
          passkeys={passkeys.map(({ id, name, createdAt }) => ({
            id,
            name,
            createdAt: createdAt.toISOString(),
          }))}
        />
        {isDeskAllowed(session, "data.export") && <ExportButton />}
      </IslandMessages>
    </DeskPage>
  );
}
