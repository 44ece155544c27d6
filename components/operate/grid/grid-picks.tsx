import { useLocale, useTranslations } from "next-intl";
import { ActionButton } from "@/components/operate/action/action-button";
import type { ActionField, ActionValues } from "@/components/operate/action/action-fields";
import { buttonClass } from "@/components/ui/button-class";
import { SiteLink } from "@/components/ui/site-link";
import { addDays } from "@/lib/domain/shared/istanbul-time";
import { formatDay, formatTripTime } from "@/lib/i18n/format-date";
import { pathFor } from "@/lib/routes/path-for";

interface GridPicksProps {
  boats: readonly { id: number; code: string; name: string }[];
  from: string;
  until: string;
  /** Whether the reader may block and free. */
  mayBlock: boolean;
  /** The address of the picked boat's day. */
  day: string;
}

/** What can be done with the picked time of the picked boats. */
export function GridPicks({ boats, from, until, mayBlock, day }: GridPicksProps) {
  const t = useTranslations("console_grid");
  const locale = useLocale();
  const [first = "", ...others] = boats.map(({ name }) => name);
  const names = others.length === 0 ? first : t("some", { first, count: others.length });
  const values = { boats: boats.map(({ id }) => id).join(",") };
  const span: ActionField[] = [
    { kind: "instant", name: "from", label: t("start"), value: from },
    { kind: "instant", name: "until", label: t("end"), value: until },
  ];
  const isWholeDays = [from, until].every((time) => time.endsWith("T00:00"));
  const shown = (time: string) => formatTripTime(time, locale, "brief");
  const start = isWholeDays ? formatDay(from, locale, "brief") : shown(from);
  const end = isWholeDays ? formatDay(addDays(until.slice(0, 10), -1), locale, "brief") : shown(until);
  return (
    <section className="grid-picks" aria-label={t("picks")}>
      <p role="status">
        {t("picked", { count: boats.length, span: start === end ? start : `${start} – ${end}` })}
      </p>
      <div key={`${values.boats} ${from} ${until}`} className="console-actions">
        <SiteLink href={day} className={buttonClass({ variant: "ghost", size: "small" })}>
          {t("open_day")}
        </SiteLink>
        {mayBlock && boats.length === 1 && (
          <SiteLink
            href={pathFor("consoleCaller", locale, null, callerTrip(boats[0]?.code ?? "", from, until))}
            className={buttonClass({ variant: "outline", size: "small" })}
          >
            {t("book")}
          </SiteLink>
        )}
        {mayBlock && <PickActions names={names} values={values} span={span} />}
      </div>
    </section>
  );
}

/** The picked time as the page that books for a caller takes it: hours where they are picked, else the day. */
function callerTrip(boat: string, from: string, until: string) {
  const day = from.slice(0, 10);
  const hourOf = (time: string) => Number(time.slice(11, 13));
  const isHours = from.slice(11) !== "00:00" || until.slice(0, 10) === day;
  return { boat, date: day, ...(isHours && { start_hour: hourOf(from), end_hour: hourOf(until) }) };
}

function PickActions({ names, values, span }: { names: string; values: ActionValues; span: ActionField[] }) {
  const t = useTranslations("console_grid");
  return (
    <>
      <ActionButton
        path="boats/block"
        label={t("block")}
        title={t("block_title", { boats: names })}
        variant="primary"
        fields={[...span, { kind: "text", name: "note", label: t("note") }]}
        values={values}
      />
      <ActionButton
        path="boats/free"
        label={t("free_up")}
        title={t("free_title", { boats: names })}
        fields={span}
        values={values}
      />
      <ActionButton
        path="boats/take-out"
        label={t("out")}
        title={t("out_title", { boats: names })}
        intro={t("out_intro")}
        variant="danger"
        fields={[...span, { kind: "area", name: "reason", label: t("reason") }]}
        values={values}
      />
    </>
  );
}
