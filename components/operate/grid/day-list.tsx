import type { GridGroup } from "@/components/operate/grid/grid-table";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

/** A day on a phone, where columns have no room: what takes each boat's time, in words. */
export async function DayList({ locale, groups }: { locale: Locale; groups: readonly GridGroup[] }) {
  const t = await translatorOf(locale, "console_grid");
  return (
    <div className="grid-list">
      {groups.map(({ name, boats }) => (
        <section key={name} aria-label={name}>
          <h3 className="font-semibold">{name}</h3>
          <ul className="console-list">
            {boats.map(({ id, name: boat, code, offSale, bars }) => (
              <li key={id}>
                <span>
                  <bdi className="font-semibold">{boat}</bdi> <small className="text-muted">{code}</small>{" "}
                  {offSale && <small className="grid-off-sale">{offSale}</small>}
                </span>
                {bars.length === 0 ? (
                  <span className="text-success">{t("free_all_day")}</span>
                ) : (
                  <ul className="grid-taken">
                    {bars.map(({ key, kind, spoken, href }) => (
                      <li key={key}>
                        <span aria-hidden className={`grid-swatch grid-${kind}`} />
                        {href ? (
                          <a href={href} className="text-sea underline">
                            {spoken}
                          </a>
                        ) : (
                          <span>{spoken}</span>
                        )}
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
