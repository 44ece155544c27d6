import { useLocale, useTranslations } from "next-intl";
import { TripLine } from "@/components/messages/trip-line";
import { ThreadLink } from "@/components/ui/thread-link";
import type { ChosenTrip } from "@/lib/contracts/boats/trip";
import { formatInstant } from "@/lib/i18n/format-date";
import { pathFor } from "@/lib/routes/path-for";

interface QuestionLinksProps {
  questions: readonly {
    id: string;
    number: string;
    boat: { name: string };
    trip: ChosenTrip | null;
    unread: number;
    createdAt: string;
  }[];
  /** When the last message of a question was written. */
  times: ReadonlyMap<string, string>;
  current: string | null;
}

/** Conversations before booking, the latest message first; nothing where there are none. */
export function QuestionLinks({ questions, times, current }: QuestionLinksProps) {
  const t = useTranslations("questions.list");
  const tReservations = useTranslations("reservations");
  const tMessages = useTranslations("account_area.messages");
  const locale = useLocale();
  if (questions.length === 0) return null;
  const lastOf = ({ id, createdAt }: QuestionLinksProps["questions"][number]) => times.get(id) ?? createdAt;
  return (
    <nav aria-label={t("title")}>
      <h2 className="mb-3 text-lg">{t("title")}</h2>
      <ul className="grid gap-3">
        {questions
          .toSorted((a, b) => lastOf(b).localeCompare(lastOf(a)))
          .map((question) => (
            <li key={question.id}>
              <ThreadLink
                href={pathFor("messages", locale, null, { question: question.id })}
                title={question.boat.name}
                number={question.number}
                when={tMessages("last_message", { when: formatInstant(lastOf(question), locale, "short") })}
                unread={question.unread > 0 ? tReservations("unread", { count: question.unread }) : null}
                current={question.id === current}
                details={question.trip && <TripLine trip={question.trip} />}
              />
            </li>
          ))}
      </ul>
    </nav>
  );
}
