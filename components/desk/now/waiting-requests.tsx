import { RouteLink } from "@/components/layout/route-link";
import { buttonClass } from "@/components/ui/button-class";
import { LiveCountdown } from "@/components/ui/live-countdown";
import { Ltr } from "@/components/ui/ltr";
import { formatInstant } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface Waiting {
  kind: "request" | "order" | "change";
  number: string;
  boat: string;
  customerName: string;
  personCount: number | null;
  startsAt: Date;
  answerBy: Date;
  token: string;
}

interface WaitingRequestsProps {
  locale: Locale;
  requests: readonly Waiting[];
  /** The server's clock. */
  now: string;
}

/** What waits for an answer, the most urgent first, each with the time that is left. */
export async function WaitingRequests({ locale, requests, now }: WaitingRequestsProps) {
  const t = await translatorOf(locale, "desk");
  return (
    <section className="desk-part" aria-labelledby="desk-waiting">
      <h2 id="desk-waiting">{t("waiting.title")}</h2>
      {requests.length === 0 && <p className="desk-card text-muted">{t("waiting.none")}</p>}
      <ul className="desk-list">
        {requests.map(({ kind, number, boat, customerName, personCount, startsAt, answerBy, token }) => (
          <li key={`${kind} ${number}`} className="desk-card desk-waiting">
            <p className="desk-deadline">
              {t(`waiting.${kind}`)}
              <span>
                {t("waiting.left")} <LiveCountdown until={answerBy.toISOString()} now={now} />
              </span>
            </p>
            <h3>
              <bdi>{boat}</bdi>
            </h3>
            <p>{formatInstant(startsAt, locale, "full")}</p>
            <p className="text-muted">
              <bdi>{customerName}</bdi>
              {personCount !== null && <> · {t("persons", { count: personCount })}</>} · <Ltr>{number}</Ltr>
            </p>
            <RouteLink
              to="owner"
              locale={locale}
              params={{ token }}
              query={{ lang: locale }}
              className={buttonClass({ size: "large", wide: true })}
            >
              {t("waiting.answer")}
            </RouteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
