import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { deskReader } from "@/app/(desk)/desk-reader";
import { DeskPage } from "@/components/desk/frame/desk-page";
import { JoiningSteps } from "@/components/owner/joining/joining-steps";
import { DESK_FORMS_ACTION } from "@/lib/contracts/owners";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { requireDesk } from "@/lib/server/people/desk/current-desk-session";
import { isDeskAllowed } from "@/lib/server/people/desk/desk-session";
import { postedFormOf } from "@/lib/server/people/owners/form-post";
import { readJoining } from "@/lib/server/people/owners/joining/read-joining";
import { JOINING_FORMS } from "@/lib/server/people/owners/joining/receive-joining-form";
import { currentTime } from "@/lib/server/platform/db/database-clock";

const texts = async () => translatorOf(await requestLocale(), "desk");

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await texts())("pages.papers") };
}

interface PageProps {
  searchParams: Promise<{ saved?: string | string[] }>;
}

/** Papers that end and newer ones; identity and agreement are the owner's own. */
export default async function Page({ searchParams }: PageProps) {
  const [{ saved }, locale] = await Promise.all([searchParams, requestLocale()]);
  const session = await requireDesk("papers.write", pathFor("deskPapers", locale));
  const [t, joining, sent] = await Promise.all([
    texts(),
    readJoining(session.ownerId, locale, currentTime()),
    headers(),
  ]);
  if (!joining) return redirect(pathFor("deskNow", locale));
  const posted = JOINING_FORMS.map((form) => postedFormOf(sent, form)).find((form) => form !== null) ?? null;
  return (
    <DeskPage locale={locale} title={t("pages.papers")} reader={deskReader(session)} place="deskMore">
      <JoiningSteps
        {...{ locale, joining, posted }}
        action={DESK_FORMS_ACTION}
        saved={JOINING_FORMS.find((form) => form === saved) ?? null}
        ownsAll={isDeskAllowed(session, "identity.write")}
        isJoined={session.owner.state === "active" || session.owner.state === "suspended"}
      />
    </DeskPage>
  );
}
