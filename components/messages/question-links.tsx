import { useLocale, useTranslations } from "next-intl";
import { RouteLink } from "@/components/layout/route-link";
import { TripLine } from "@/components/messages/trip-line";
import { Badge } from "@/components/ui/badge";
import { Ltr } from "@/components/ui/ltr";
import type { ChosenTrip } from "@/lib/contracts/boats/trip";
import { formatInstant } from "@/lib/i18n/format-date";

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
  const tMessages = useTranslations("account_area.messages");
  const tReservations = useTranslations("reservations");
  const locale = useLocale();
  if (questions.length === 0) return null;
  const lastOf = ({ id, createdAt }: QuestionLinksProps["questions"][number]) => times.get(id) ?? createdAt;
  return (
    <nav aria-label={t("title")}>
      <h2 className="mb-3 text-lg">{t("title")}</h2>
      <ul className="grid gap-3">
        {questions
          .toSorted((a, b) => lastOf(b).localeCompare(lastOf(a)))
          .map((question) => {
            const { id, number, boat, trip } = question;
            // An open conversation has just been read.
            const unread = id === current ? 0 : question.unread;
            return (
              <li key={id}>
                <RouteLink
                  to="messages"
                  locale={locale}
                  query={{ question: id }}
                  aria-current={id === current ? "page" : undefined}
                  className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field border border-line bg-white p-4 hover:border-sea aria-[current=page]:border-sea aria-[current=page]:bg-sea-soft"
                >
                  <span className="min-w-0 grow basis-48">
                    <span className="block font-semibold">{boat.name}</span>
                    <span className="flex flex-wrap gap-x-3 text-muted text-sm">
                      <Ltr>{number}</Ltr>
                      <span>
                        {tMessages("last_message", {
                          when: formatInstant(lastOf(question), locale, "short"),
                        })}
                      </span>
                    </span>
                    {trip && (
                      <span className="block text-sm">
                        <TripLine trip={trip} />
                      </span>
                    )}
                  </span>
                  {unread > 0 && <Badge tone="coral">{tReservations("unread", { count: unread })}</Badge>}
                </RouteLink>
              </li>
            );
          })}
      </ul>
    </nav>
  );
}
