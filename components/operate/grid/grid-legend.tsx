import { OCCUPANCY_KINDS } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

const KINDS = [...OCCUPANCY_KINDS, "request"] as const;

/** What each look of a bar means. */
export async function GridLegend({ locale }: { locale: Locale }) {
  const t = await translatorOf(locale, "console_grid");
  return (
    <ul aria-label={t("legend")} className="grid-legend">
      {KINDS.map((kind) => (
        <li key={kind}>
          <span aria-hidden className={`grid-swatch grid-${kind}`} />
          {t(`kinds.${kind}`)}
        </li>
      ))}
      <li>
        <span aria-hidden className="grid-swatch grid-turnaround" />
        {t("turnaround")}
      </li>
      <li>
        <span aria-hidden className="grid-swatch grid-present" />
        {t("present")}
      </li>
    </ul>
  );
}
