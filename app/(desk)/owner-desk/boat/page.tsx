import type { Metadata } from "next";
import { deskReader } from "@/app/(desk)/desk-reader";
import { OutageForm } from "@/components/desk/boat/outage-form";
import { partFields } from "@/components/desk/boat/part-fields";
import { PartForm } from "@/components/desk/boat/part-form";
import { PauseCard } from "@/components/desk/boat/pause-card";
import { BoatChoice } from "@/components/desk/frame/boat-choice";
import { DeskPage } from "@/components/desk/frame/desk-page";
import { IslandMessages } from "@/components/layout/island-messages";
import { DESK_BOAT_PARTS } from "@/lib/contracts/desk/boat";
import { formOf } from "@/lib/domain/boats/boat-form";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { requireDesk } from "@/lib/server/people/desk/current-desk-session";
import { readDeskBoat } from "@/lib/server/people/desk/read-desk-boat";
import { listDeskBoats } from "@/lib/server/people/desk/read-desk-calendar";
import { currentTime } from "@/lib/server/platform/db/database-clock";

const texts = async () => translatorOf(await requestLocale(), "desk");

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await texts())("pages.boat") };
}

type Query = Record<"boat", string | string[] | undefined>;

export default async function Page({ searchParams }: { searchParams: Promise<Query> }) {
  const [query, locale] = await Promise.all([searchParams, requestLocale()]);
  const session = await requireDesk("boats.write", pathFor("deskBoat", locale));
  const [t, b, boats] = await Promise.all([
    texts(),
    translatorOf(locale, "desk_boat"),
    listDeskBoats(session.ownerId, locale),
  ]);
  const code = (boats.find((boat) => boat.code === query.boat) ?? boats[0])?.code ?? null;
  const record = code === null ? null : await readDeskBoat(session.ownerId, code, locale);
  const today = tripDayOf(currentTime());
  return (
    <DeskPage locale={locale} title={t("pages.boat")} reader={deskReader(session)} place="deskBoat">
      {boats.length > 1 && <BoatChoice to="deskBoat" {...{ locale, boats }} boat={code} />}
      {record === null || code === null ? (
        <p className="desk-card text-muted">{t("no_boats")}</p>
      ) : (
        <IslandMessages locale={locale} nouns={["desk", "desk_boat", "validation"]}>
          <div className="desk-two" key={code}>
            <PauseCard code={code} sale={record.sale} />
            <OutageForm code={code} today={today} />
          </div>
          {
            await Promise.all(
              DESK_BOAT_PARTS.map(async (part) => {
                const { version, document } = record.parts[part];
                return (
                  <details key={`${code} ${part}`} className="desk-card">
                    <summary>{b(`part.${part}`)}</summary>
                    <PartForm
                      key={version}
                      {...{ code, part, version }}
                      opened={formOf(document)}
                      {...(await partFields(part, record, locale))}
                    />
                  </details>
                );
              }),
            )
          }
        </IslandMessages>
      )}
    </DeskPage>
  );
}
