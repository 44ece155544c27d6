import type { Metadata } from "next";
import { deskReader } from "@/app/(desk)/desk-reader";
import { DeskPage } from "@/components/desk/frame/desk-page";
import { DeskTrips } from "@/components/desk/now/desk-trips";
import { WaitingRequests } from "@/components/desk/now/waiting-requests";
import { Notice } from "@/components/ui/notice";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { requireDesk } from "@/lib/server/people/desk/current-desk-session";
import { isDeskAllowed } from "@/lib/server/people/desk/desk-session";
import { listDeskRequests, listDeskTrips } from "@/lib/server/people/desk/read-desk-now";
import { tripBoatsOf } from "@/lib/server/people/owners/owner-helpers";
import { currentTime } from "@/lib/server/platform/db/database-clock";

const texts = async () => translatorOf(await requestLocale(), "desk");

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await texts())("pages.now") };
}

export default async function Page() {
  const locale = await requestLocale();
  const session = await requireDesk("trips.read", pathFor("deskNow", locale));
  const now = currentTime();
  const answers = isDeskAllowed(session, "bookings.answer");
  const boatIds = await tripBoatsOf(session);
  const [t, requests, trips] = await Promise.all([
    texts(),
    answers ? listDeskRequests(session.ownerId, locale, now) : [],
    listDeskTrips(session.ownerId, boatIds, locale, now),
  ]);
  return (
    <DeskPage locale={locale} title={t("pages.now")} reader={deskReader(session)} place="deskNow">
      {session.owner.state === "suspended" && <Notice tone="warning">{t("suspended")}</Notice>}
      {answers && <WaitingRequests {...{ locale, requests }} now={now.toISOString()} />}
      <DeskTrips {...{ locale, trips, answers }} />
    </DeskPage>
  );
}
