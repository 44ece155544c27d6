import { getTranslations } from "next-intl/server";
import { IslandMessages } from "@/components/layout/island-messages";
import { RouteLink } from "@/components/layout/route-link";
import { MessageThread } from "@/components/messages/message-thread";
import { QuestionThread } from "@/components/messages/question-thread";
import { TripLine } from "@/components/messages/trip-line";
import { SectionCard } from "@/components/reservations/detail/section-card";
import { CONVERSATION } from "@/components/ui/thread-link";
import type { ReservationSummary } from "@/lib/contracts/reservations";
import type { Locale } from "@/lib/i18n/locales";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { openThread } from "@/lib/server/talk/messages/open-thread";
import type { QuestionRecord } from "@/lib/server/talk/questions/read-questions";

interface ReservationConversationProps {
  userId: string;
  locale: Locale;
  reservation: ReservationSummary;
}

const LINK = "justify-self-start text-sea underline underline-offset-4";

/** The conversation about a reservation; what the other side wrote counts as read. */
export async function ReservationConversation(props: ReservationConversationProps) {
  const { userId, locale, reservation } = props;
  const { id, number, vehicle } = reservation;
  const [t, thread] = await Promise.all([
    getTranslations({ locale, namespace: "account_area.messages" }),
    openThread(userId, { kind: "reservation", id }, currentTime()),
  ]);
  if (!thread.ok) return null;
  return (
    <SectionCard key={id} titleId={CONVERSATION} title={t("about", { boat: vehicle.name, number })}>
      <div className="grid gap-5">
        <RouteLink to="reservation" locale={locale} params={{ id }} className={LINK}>
          {t("reservation")}
        </RouteLink>
        <IslandMessages locale={locale} nouns={["conversation", "validation"]}>
          <MessageThread key={id} about={{ kind: "reservation", id }} messages={thread.value.items} />
        </IslandMessages>
      </div>
    </SectionCard>
  );
}

interface QuestionConversationProps {
  userId: string;
  locale: Locale;
  question: QuestionRecord;
}

/** The conversation of a question before booking; null for another customer's. */
export async function QuestionConversation({ userId, locale, question }: QuestionConversationProps) {
  const { id, number, boat, trip, closed, reportedBy } = question;
  const [t, tMessages, thread] = await Promise.all([
    getTranslations({ locale, namespace: "questions" }),
    getTranslations({ locale, namespace: "account_area.messages" }),
    openThread(userId, { kind: "question", id }, currentTime()),
  ]);
  if (!thread.ok) return null;
  return (
    <SectionCard key={id} titleId={CONVERSATION} title={tMessages("about", { boat: boat.name, number })}>
      <div className="grid gap-5">
        {trip && (
          <p>
            <span className="text-muted">{t("trip.title")}:</span> <TripLine trip={trip} />
          </p>
        )}
        {boat.published && (
          <RouteLink to="boat" locale={locale} params={{ slug: boat.slug }} className={LINK}>
            {t("list.boat")}
          </RouteLink>
        )}
        <IslandMessages locale={locale} nouns={["questions", "conversation", "validation"]}>
          <QuestionThread
            key={id}
            id={id}
            slug={boat.slug}
            closed={closed}
            reportedBy={reportedBy}
            messages={thread.value.items}
          />
        </IslandMessages>
      </div>
    </SectionCard>
  );
}
