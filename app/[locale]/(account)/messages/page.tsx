import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import {
  QuestionConversation,
  ReservationConversation,
} from "@/app/[locale]/(account)/messages/open-conversation";
import { queryOf, type SearchParams } from "@/app/[locale]/page-props";
import { AccountPage } from "@/components/layout/account-page";
import { EmptyListNotice } from "@/components/layout/empty-list-notice";
import { QuestionLinks } from "@/components/messages/question-links";
import { sortThreads, ThreadLinks } from "@/components/reservations/list/thread-links";
import { Icon } from "@/components/ui/icon/icon";
import type { Locale } from "@/lib/i18n/locales";
import { addressesOf } from "@/lib/routes/addresses-of";
import { pathFor } from "@/lib/routes/path-for";
import { listUserReservations } from "@/lib/server/booking/reservations/reservation-queries";
import { requireSession } from "@/lib/server/people/accounts/sessions/require-session";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";
import { listThreadTimes } from "@/lib/server/talk/messages/list-messages";
import { listOwnQuestions } from "@/lib/server/talk/questions/own-questions";

interface PageProps {
  params: Promise<{ locale: Locale }>;
  searchParams: SearchParams;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "account_area.messages" });
  return { title: t("title") };
}

export default async function Page({ params, searchParams }: PageProps) {
  const [{ locale }, given] = await Promise.all([params, searchParams]);
  setRequestLocale(locale);
  const wanted = queryOf(given);
  const query = { reservation: wanted.get("reservation"), question: wanted.get("question") };
  const session = await requireSession(pathFor("messages", locale, null, query));
  const [t, frame, all, asked, times] = await Promise.all([
    getTranslations({ locale, namespace: "account_area.messages" }),
    getSiteFrame(locale),
    listUserReservations(session.userId, locale, currentTime()),
    listOwnQuestions(session.userId, locale),
    listThreadTimes(session.userId),
  ]);
  // Only the customer's own: anything else in the address opens none.
  const current = all.find(({ id }) => id === query.reservation) ?? null;
  const question = asked.find(({ id }) => id === query.question) ?? null;
  const { written, unwritten } = sortThreads(all, times, current?.id ?? null);
  return (
    <AccountPage
      locale={locale}
      addresses={addressesOf("messages", null, current || question ? query : {})}
      frame={frame}
      place="messages"
      title={t("title")}
    >
      {all.length + asked.length === 0 ? (
        <EmptyListNotice
          icon={<Icon name="messages-square" size={28} />}
          title={t("empty_title")}
          text={t("empty_text")}
          to="boats"
          action={t("find_boat")}
        />
      ) : (
        <div className="grid gap-5">
          {question && <QuestionConversation userId={session.userId} locale={locale} question={question} />}
          {current && (
            <ReservationConversation userId={session.userId} locale={locale} reservation={current} />
          )}
          {!(current || question) && <p className="text-muted">{t("choose")}</p>}
          <QuestionLinks questions={asked} times={times} current={question?.id ?? null} />
          <ThreadLinks
            title={t("threads")}
            reservations={written}
            times={times}
            current={current?.id ?? null}
          />
          <ThreadLinks
            title={t("start")}
            reservations={unwritten}
            times={times}
            current={current?.id ?? null}
          />
        </div>
      )}
    </AccountPage>
  );
}
