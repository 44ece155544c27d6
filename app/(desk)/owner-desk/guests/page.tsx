import type { Metadata } from "next";
import { deskReader } from "@/app/(desk)/desk-reader";
import { DeskPage } from "@/components/desk/frame/desk-page";
import { StandingCard } from "@/components/desk/guests/standing-card";
import { formatWait } from "@/lib/i18n/format-wait";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { requireDesk } from "@/lib/server/people/desk/current-desk-session";
import {
  listDeskStandings,
  readDeskFigures,
  STANDING_DAYS,
} from "@/lib/server/people/desk/read-desk-standing";
import { currentTime } from "@/lib/server/platform/db/database-clock";

const texts = async () => translatorOf(await requestLocale(), "desk_guests");

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await texts())("title") };
}

export default async function Page() {
  const locale = await requestLocale();
  const session = await requireDesk("bookings.answer", pathFor("deskGuests", locale));
  const [t, figures, boats] = await Promise.all([
    texts(),
    readDeskFigures(session.ownerId, currentTime()),
    listDeskStandings(session.ownerId, locale),
  ]);
  const { questions, requests, accepted, answered, trips, medianMinutes } = figures;
  const shown = [
    [t("questions"), questions],
    [t("requests"), requests],
    [t("trips"), trips],
    [t("accepted"), answered === 0 ? t("nothing_yet") : t("accepted_of", { accepted, answered })],
    [
      t("answer_time"),
      medianMinutes === null ? t("nothing_yet") : formatWait(Math.round(medianMinutes * 60), locale),
    ],
  ] as const;
  return (
    <DeskPage locale={locale} title={t("title")} reader={deskReader(session)} place="deskMore">
      <section className="desk-card" aria-labelledby="desk-figures">
        <h2 id="desk-figures">{t("figures", { count: STANDING_DAYS })}</h2>
        <dl className="desk-figures">
          {shown.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="desk-part" aria-labelledby="desk-standing">
        <h2 id="desk-standing">{t("standing")}</h2>
        <p className="text-muted">{t("standing_intro")}</p>
        {boats.length === 0 && <p className="desk-card text-muted">{t("no_boats")}</p>}
        <ul className="desk-list">
          {boats.map((boat) => (
            <StandingCard key={boat.code} {...{ locale, boat }} />
          ))}
        </ul>
      </section>
    </DeskPage>
  );
}
