import { RouteLink } from "@/components/layout/route-link";
import { Ltr } from "@/components/ui/ltr";
import { formatInstant } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface Conversation {
  kind: "reservation" | "order" | "question";
  number: string;
  boat: string;
  customerName: string;
  text: string;
  waitsSince: Date | null;
  lastAt: Date;
  isClosed: boolean;
  token: string;
}

interface ConversationListProps {
  locale: Locale;
  conversations: readonly Conversation[];
}

/** Who wrote about which boat; each leads to the page where it is answered. */
export async function ConversationList({ locale, conversations }: ConversationListProps) {
  const t = await translatorOf(locale, "desk_messages");
  if (conversations.length === 0) return <p className="desk-card text-muted">{t("none")}</p>;
  return (
    <ul className="desk-list">
      {conversations.map(
        ({ kind, number, boat, customerName, text, waitsSince, lastAt, isClosed, token }) => (
          <li key={number} className={`desk-card ${waitsSince ? "desk-waiting" : ""}`}>
            <p className="desk-deadline">
              {waitsSince ? t("waits") : t(isClosed ? "closed" : "answered")}
              <span className="text-muted">{formatInstant(lastAt, locale, "brief")}</span>
            </p>
            <h2>
              <RouteLink
                to="owner"
                locale={locale}
                params={{ token }}
                query={{ lang: locale }}
                className="desk-more"
              >
                <bdi>{customerName}</bdi>
              </RouteLink>
            </h2>
            <p className="text-muted">
              {t(`kinds.${kind}`)} · <bdi>{boat}</bdi> · <Ltr>{number}</Ltr>
            </p>
            {text && (
              <p dir="auto" className="desk-text">
                {text}
              </p>
            )}
          </li>
        ),
      )}
    </ul>
  );
}
