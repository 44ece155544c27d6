import { OCCUPANCY_KINDS } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

const KINDS = [...OCCUPANCY_KINDS, "imported", "request"] as const;

/** What each look means: of bars, or of what is drawn in a month. */
export async function GridLegend({ locale, isDrawn }: { locale: Locale; isDrawn: boolean }) {
  const t = await translatorOf(locale, "console_grid");
  const look = isDrawn ? "grid-swatch grid-sample" : "grid-swatch grid";
  return (
    <ul aria-label={t("legend")} className="grid-legend">
      {KINDS.map((kind) => (
        <li key={kind}>
          <span aria-hidden className={`${look}-${kind}`} />
          {t(`kinds.${kind}`)}
        </li>
      ))}
      <li>
        <span aria-hidden className={`${look}-turnaround`} />
        {t("turnaround")}
      </li>
      <li>
        <span aria-hidden className="grid-swatch grid-closed" />
        {t("off_sale")}
      </li>
      <li>
        <span aria-hidden className="grid-swatch grid-present" />
        {t("present")}
      </li>
    </ul>
  );
}
