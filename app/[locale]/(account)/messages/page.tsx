import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { cache } from "react";
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
import { currentSession } from "@/lib/server/people/accounts/sessions/current-session";
import { requireSession } from "@/lib/server/people/accounts/sessions/require-session";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";
import { listThreadTimes } from "@/lib/server/talk/messages/list-messages";
import { listOwnQuestions } from "@/lib/server/talk/questions/own-questions";

interface PageProps {
  params: Promise<{ locale: Locale }>;
  searchParams: SearchParams;
}

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "account_area.messages" });
  const wanted = queryOf(await searchParams);
  const session = await currentSession();
  if (!session) return { title: t("title") };
  const { current, question } = await readThreads(
    session.userId,
    locale,
    wanted.get("reservation"),
    wanted.get("question"),
  );
  if (current) return { title: t("about", { boat: current.vehicle.name, number: current.number }) };
  if (question) return { title: t("about", { boat: question.boat.name, number: question.number }) };
  return { title: t("title") };
}

/** The customer's threads, and the one in the address: anything but the customer's own opens none. */
const readThreads = cache(
  async (userId: string, locale: Locale, reservation: string | null, asked: string | null) => {
    const [reservations, questions] = await Promise.all([
      listUserReservations(userId, locale, currentTime()),
      listOwnQuestions(userId, locale),
    ]);
    const current = reservations.find(({ id }) => id === reservation) ?? null;
    const question = questions.find(({ id }) => id === asked) ?? null;
    return { reservations, questions, current, question };
  },
);

export default async function Page({ params, searchParams }: PageProps) {
  const [{ locale }, given] = await Promise.all([params, searchParams]);
  setRequestLocale(locale);
  const wanted = queryOf(given);
  const query = { reservation: wanted.get("reservation"), question: wanted.get("question") };
  const session = await requireSession(pathFor("messages", locale, null, query));
  const [t, frame, threads, times] = await Promise.all([
    getTranslations({ locale, namespace: "account_area.messages" }),
    getSiteFrame(locale),
    readThreads(session.userId, locale, query.reservation, query.question),
    listThreadTimes(session.userId),
  ]);
  const { reservations: all, questions: asked, current, question } = threads;
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
