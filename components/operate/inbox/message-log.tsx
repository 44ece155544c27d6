import type { ChosenTrip } from "@/lib/contracts/boats/trip";
import { MASK } from "@/lib/domain/messages/mask-contacts";
import type { MessageAuthor } from "@/lib/domain/shared/vocabulary";
import { showWords } from "@/lib/domain/staff/mask-words";
import type { StaffRole } from "@/lib/domain/staff/permissions";
import { formatInstant } from "@/lib/i18n/format-date";
import { formatTripSpan } from "@/lib/i18n/format-trip-span";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface Written {
  id: number;
  at: Date;
  author: MessageAuthor;
  writtenBy: string;
  staffName: string | null;
  text: string;
  masked: number;
  trip: ChosenTrip | null;
}

interface MessageLogProps {
  locale: Locale;
  role: StaffRole;
  written: readonly Written[];
}

/** A conversation from its beginning: who wrote what and when, and what was hidden from it. */
export async function MessageLog({ locale, role, written }: MessageLogProps) {
  const t = await translatorOf(locale, "console_inbox");
  if (written.length === 0) return <p>{t("conversation.none")}</p>;
  const nameOf = ({ author, writtenBy }: Written) =>
    t(`conversation.from.${author === "owner" && writtenBy === "staff" ? "for_owner" : author}`);
  return (
    <ol className="console-messages">
      {written.map((message) => {
        const { id, at, author, staffName, text, masked, trip } = message;
        return (
          <li key={`${author} ${id}`} className={author === "customer" ? undefined : "console-own"}>
            <p className="text-muted text-xs">
              <b className="text-ink">{nameOf(message)}</b>
              {staffName && (
                <>
                  {" · "}
                  <bdi>{staffName}</bdi>
                </>
              )}
              {" · "}
              <time dateTime={at.toISOString()}>{formatInstant(at, locale)}</time>
            </p>
            <Words text={showWords(role, text)} hidden={t("conversation.hidden")} />
            {trip && (
              <p>
                {t("conversation.suggested", {
                  hours: formatTripSpan(trip.start_date, trip.end_date, locale),
                })}
              </p>
            )}
            {masked > 0 && <p className="text-xs">{t("conversation.masked", { count: masked })}</p>}
          </li>
        );
      })}
    </ol>
  );
}

/** Text as it was typed, whatever signs it has; what was hidden from it can be seen. */
export function Words({ text, hidden }: { text: string; hidden: string }) {
  let at = 0;
  const parts = text.split(MASK).map((part) => {
    const place = at;
    at += part.length + MASK.length;
    return { part, place };
  });
  return (
    <p className="console-text" dir="auto">
      {parts.map(({ part, place }) => (
        <span key={place}>
          {place > 0 && <mark title={hidden}>{MASK}</mark>}
          {part}
        </span>
      ))}
    </p>
  );
}
