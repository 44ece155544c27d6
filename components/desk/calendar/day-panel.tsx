import { BlockForm } from "@/components/desk/calendar/block-form";
import { TAKEN_KINDS, type TakenTime } from "@/components/desk/calendar/day-looks";
import { FreeButton } from "@/components/desk/calendar/free-button";
import { Ltr } from "@/components/ui/ltr";
import { onDay } from "@/lib/domain/owners/desk-days";
import { toTripTime, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { formatDay, formatInstant } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface DayPanelProps {
  locale: Locale;
  day: string;
  boats: readonly { id: number; code: string; name: string; status: string }[];
  taken: readonly TakenTime[];
}

/** What stands on a day, and the form that keeps a time of it. */
export async function DayPanel({ locale, day, boats, taken }: DayPanelProps) {
  const t = await translatorOf(locale, "desk_calendar");
  const here = onDay(taken, day);
  const nameOf = new Map(boats.map(({ id, name }) => [id, name]));
  const clock = (at: Date) =>
    tripDayOf(at) === day ? toTripTime(at).slice(11, 16) : formatInstant(at, locale, "brief");
  return (
    <section className="desk-part" aria-labelledby="desk-day">
      <h2 id="desk-day">{formatDay(day, locale, "full")}</h2>
      {here.length === 0 && <p className="desk-card text-muted">{t("nothing")}</p>}
      <ul className="desk-list">
        {here.map((entry) => (
          <li
            key={`${entry.boatId} ${entry.kind} ${entry.startsAt.toISOString()} ${entry.number}`}
            className={`desk-card desk-entry-of desk-kind-${entry.kind}`}
          >
            <p className="desk-when">
              <Ltr>{`${clock(entry.startsAt)} – ${clock(entry.endsAt)}`}</Ltr>
              <span>{t(`kinds.${entry.kind}`)}</span>
            </p>
            {boats.length > 1 && (
              <p>
                <bdi>{nameOf.get(entry.boatId)}</bdi>
              </p>
            )}
            {(entry.number || entry.note) && (
              <p className="text-muted">
                {entry.number ? <Ltr>{entry.number}</Ltr> : <bdi>{entry.note}</bdi>}
              </p>
            )}
            {entry.blockId !== null && <FreeButton block={entry.blockId} />}
          </li>
        ))}
      </ul>
      <BlockForm
        key={`${day} ${boats.map(({ code }) => code).join()}`}
        day={day}
        boats={boats.filter(({ status }) => status !== "archived").map(({ code, name }) => ({ code, name }))}
      />
      <ul className="desk-legend" aria-label={t("legend")}>
        {TAKEN_KINDS.map((kind) => (
          <li key={kind}>
            <span className={`desk-cell desk-full desk-kind-${kind}`} />
            {t(`kinds.${kind}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
