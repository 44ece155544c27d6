import type { Metadata } from "next";
import { deskReader } from "@/app/(desk)/desk-reader";
import { DeskPage } from "@/components/desk/frame/desk-page";
import { ConversationList } from "@/components/desk/messages/conversation-list";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { requireDesk } from "@/lib/server/people/desk/current-desk-session";
import { listDeskConversations } from "@/lib/server/people/desk/read-desk-messages";

const texts = async () => translatorOf(await requestLocale(), "desk");

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await texts())("pages.messages") };
}

export default async function Page() {
  const locale = await requestLocale();
  const session = await requireDesk("bookings.answer", pathFor("deskMessages", locale));
  const [t, conversations] = await Promise.all([texts(), listDeskConversations(session.ownerId, locale)]);
  return (
    <DeskPage locale={locale} title={t("pages.messages")} reader={deskReader(session)} place="deskMessages">
      <ConversationList {...{ locale, conversations }} />
    </DeskPage>
  );
}
