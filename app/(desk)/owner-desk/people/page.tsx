import type { Metadata } from "next";
import { deskReader } from "@/app/(desk)/desk-reader";
import { DeskPage } from "@/components/desk/frame/desk-page";
import { AddHelper } from "@/components/desk/people/add-helper";
import { HelperCard } from "@/components/desk/people/helper-card";
import { IslandMessages } from "@/components/layout/island-messages";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { requireDesk } from "@/lib/server/people/desk/current-desk-session";
import { listDeskBoats } from "@/lib/server/people/desk/read-desk-calendar";
import { listMembers } from "@/lib/server/people/owners/owner-helpers";

const texts = async () => translatorOf(await requestLocale(), "desk_people");

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await texts())("title") };
}

export default async function Page() {
  const locale = await requestLocale();
  const session = await requireDesk("people.write", pathFor("deskPeople", locale));
  const [t, members, own] = await Promise.all([
    texts(),
    listMembers(session.ownerId),
    listDeskBoats(session.ownerId, locale),
  ]);
  const boats = own.map(({ code, name }) => ({ code, name }));
  return (
    <DeskPage locale={locale} title={t("title")} reader={deskReader(session)} place="deskMore">
      <IslandMessages locale={locale} nouns={["desk", "desk_people", "validation"]}>
        <ul className="desk-list">
          {members.map(({ id, role, name, email, boats: codes }) => (
            <li key={id} className="desk-card">
              <p className="desk-when">
                <bdi>{name}</bdi>
                <span>{t(`roles.${role}`)}</span>
              </p>
              <p className="text-muted">
                <bdi dir="ltr">{email}</bdi>
              </p>
              {role === "captain" && (
                <p>
                  {codes.length === 0
                    ? t("no_boats")
                    : boats
                        .filter(({ code }) => codes.includes(code))
                        .map((boat) => boat.name)
                        .join(", ")}
                </p>
              )}
              {role !== "owner" && (
                <HelperCard
                  key={`${role} ${codes.join()}`}
                  helper={{ id, name, role, boats: codes }}
                  boats={boats}
                />
              )}
            </li>
          ))}
        </ul>
        <AddHelper boats={boats} />
      </IslandMessages>
    </DeskPage>
  );
}
