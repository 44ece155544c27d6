import { getTranslations } from "next-intl/server";
import { IslandMessages } from "@/components/layout/island-messages";
import { OwnerQuestionThread } from "@/components/messages/owner-question-thread";
import { SuggestionCard } from "@/components/messages/suggestion-card";
import { SectionCard } from "@/components/reservations/detail/section-card";
import { Ltr } from "@/components/ui/ltr";
import { Notice } from "@/components/ui/notice";
import type { Locale } from "@/lib/i18n/locales";
import type { OwnerQuestionPage } from "@/lib/server/people/owner/get-owner-question";

interface QuestionScreenProps {
  token: string;
  locale: Locale;
  page: OwnerQuestionPage;
}

/** A question before booking, as the owner of the boat sees it. */
export async function QuestionScreen({ token, locale, page }: QuestionScreenProps) {
  const { question, messages, wishedTrip, kinds, capacity } = page;
  const { number, boat, trip, topics, closed, reportedBy, customer } = question;
  const [t, tOwner] = await Promise.all([
    getTranslations({ locale, namespace: "questions" }),
    getTranslations({ locale, namespace: "owner" }),
  ]);
  return (
    <div className="grid gap-5">
      <p className="-mt-4 text-muted">{t.rich("owner.number", { number: () => <Ltr>{number}</Ltr> })}</p>
      <Notice title={t("owner.title", { customer: customer.firstName })}>
        <p>{t("owner.text")}</p>
      </Notice>
      <SectionCard title={t("owner.trip")}>
        <div className="grid gap-3">
          {wishedTrip ? <SuggestionCard suggestion={wishedTrip} slug={null} /> : <p>{t("owner.no_trip")}</p>}
          {topics.length > 0 && (
            <div>
              <p className="text-muted text-sm">{t("owner.topics")}</p>
              <ul className="mt-1 flex flex-wrap gap-2">
                {topics.map((topic) => (
                  <li key={topic} className="rounded-full bg-sea-soft px-3 py-1 text-sm">
                    {t(`topics.${topic}.label`)}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </SectionCard>
      <SectionCard title={tOwner("thread.title")}>
        <noscript>
          <Notice tone="warning">{tOwner("no_script")}</Notice>
        </noscript>
        <IslandMessages locale={locale} nouns={["questions", "conversation", "validation"]}>
          <OwnerQuestionThread
            token={token}
            number={number}
            boatId={boat.id}
            closed={closed}
            reportedBy={reportedBy}
            messages={messages}
            wishedTrip={trip}
            kinds={kinds}
            capacity={capacity}
          />
        </IslandMessages>
      </SectionCard>
    </div>
  );
}
